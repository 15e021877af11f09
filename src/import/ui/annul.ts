/** The question before an import is rolled back belongs to the import log: the wizard is lent it. */
import { createContext, type ReactNode } from 'react';

interface AnnulloProps {
  id_imp: number;
  /** Whose the import is; null: of the azienda of this tab. */
  azienda: number | null;
  /** Called when its rows are gone. */
  onDone: () => void;
  onClose: () => void;
}

/** Draws the question, consequences and all. */
export type DrawAnnullo = (props: AnnulloProps) => ReactNode;

export const AnnulloContext = createContext<DrawAnnullo | null>(null);
