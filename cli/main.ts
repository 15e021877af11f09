/** Entry of the command line, run by Node 24. */
import { runCommand } from './command.ts';
import { ignoreClosedPipes } from './output.ts';

// What the reports tell happens at the office's time, wherever the machine stands: as the server does.
process.env['TZ'] ??= 'Europe/Rome';
ignoreClosedPipes();
process.exitCode = await runCommand(process.argv.slice(2));
