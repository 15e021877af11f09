/** A page of the style guide is a value: what it is about, and its examples, each with the very source that draws it. */
import type { ComponentType } from 'react';
import { uikitPages } from '../paths.ts';

export interface StyleGuideExample {
  titolo: string;
  /** When to use it, and when not; one or two plain sentences. */
  spiegazione: string;
  component: ComponentType;
  /** The file that exports `componente`, imported again as text (`?raw`): picture and code cannot part. */
  source: string;
}

export interface StyleGuidePage {
  titolo: string;
  introduction: string;
  esempi: readonly StyleGuideExample[];
}

export type NomePagina = keyof typeof uikitPages;

/** In the order of the style guide's menu. */
// Object.keys of `uikitPages` gives exactly its names.
export const pageNames = Object.keys(uikitPages) as NomePagina[];
