import { describeAccessibilita } from './support/accessibilita.ts';

describeAccessibilita(false);
