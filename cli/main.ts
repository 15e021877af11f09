/** Entry of the command line, run by Node 24. */
import { runCommand } from './command.ts';
import { ignoreClosedPipes } from './output.ts';

// Reports use the time of the office, wherever the machine is, as the server does.
process.env['TZ'] ??= 'Europe/Rome';
ignoreClosedPipes();
process.exitCode = await runCommand(process.argv.slice(2));
