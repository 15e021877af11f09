/** The application's store: one per tab, shared by React (through the Provider) and by code outside it. */
import { createStore } from './jotai.ts';

export const store = createStore();
