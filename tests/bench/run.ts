import { measureLettura } from './lettura.ts';
console.log(await measureLettura(100_000, 5));
