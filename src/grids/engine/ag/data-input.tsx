/** The date box of filters: typed the Italian way, whatever language the browser speaks. */
import type { CustomDateProps } from 'ag-grid-react';
import { useState } from 'react';
import { formatData, oggi, parseData } from '#domain/date.ts';

const shown = (date: Date | null): string => (date ? formatData(oggi(date)) : '');

/** Local midnight of a typed day: the grid compares dates by the local calendar. */
function readDate(text: string): Date | null {
  const day = parseData(text);
  return day ? new Date(`${day}T00:00:00`) : null;
}

export function DataInput({ date, onDateChange }: CustomDateProps) {
  const [text, setText] = useState(() => shown(date));
  const [seen, setSeen] = useState(date);
  // Filters can be set or cleared from elsewhere; what is being typed is not disturbed when it says the same day.
  if (seen?.getTime() !== date?.getTime()) {
    setSeen(date);
    if (readDate(text)?.getTime() !== date?.getTime()) setText(shown(date));
  }
  const invalid = text.trim() !== '' && !readDate(text);
  return (
    <input
      className="q-data-input"
      type="text"
      inputMode="numeric"
      placeholder="gg/mm/aaaa"
      aria-label="Data, gg/mm/aaaa"
      aria-invalid={invalid}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        // Half a date filters nothing: the filter in force is always the one that can be read here.
        onDateChange(readDate(event.target.value));
      }}
    />
  );
}
