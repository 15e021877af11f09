/** A section that others govern: whom to ask, in place of what the server would refuse to read. */
import { ReadOnlyNotice } from '#ui/read-only-notice.tsx';
import { Section } from '#ui/parts.tsx';

export const Reserved = ({ titolo, testo }: { titolo: string; testo: string }) => (
  <Section titolo={titolo}>
    <ReadOnlyNotice motivo={testo} />
  </Section>
);
