/** The browser's chooser of files, without a look of its own: a button opens it with `ref.current?.click()`. */
import type { MouseEvent, Ref } from 'react';

interface FileInputProps {
  ref: Ref<HTMLInputElement>;
  /** Its name, for screen readers. */
  label: string;
  /** Endings of names, separated by commas. */
  accept?: string;
  multiple?: boolean;
  /** True to choose a folder: all files in it are chosen. */
  folder?: boolean;
  onClick?: (event: MouseEvent) => void;
  onChoose: (files: File[]) => void;
}

export const FileInput = ({ label, folder = false, onChoose, ...input }: FileInputProps) => (
  <input
    {...input}
    type="file"
    hidden
    aria-label={label}
    // The attribute that every browser knows, and the types do not.
    {...(folder && { webkitdirectory: '' })}
    onChange={({ currentTarget }) => {
      const files = [...(currentTarget.files ?? [])];
      // So that choosing the same file again is a change.
      currentTarget.value = '';
      if (files.length > 0) onChoose(files);
    }}
  />
);
