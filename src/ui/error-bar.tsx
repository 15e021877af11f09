/** What went wrong, where it went wrong: said aloud as soon as it stands there. */
import { MessageBar, MessageBarBody } from '@fluentui/react-components';

/** Nothing while there is nothing to say. */
export function ErrorBar({ testo }: { testo: string | null }) {
  if (testo === null) return null;
  return (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>{testo}</MessageBarBody>
    </MessageBar>
  );
}
