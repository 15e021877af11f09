import { describeAccessibilita } from './support/accessibilita.ts';

describeAccessibilita(true);
