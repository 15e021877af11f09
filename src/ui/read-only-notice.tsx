/** Why nothing can be changed here, above what can only be read. */
import { MessageBar, MessageBarBody } from '@fluentui/react-components';

export function ReadOnlyNotice({ motivo }: { motivo: string }) {
  return (
    <MessageBar>
      <MessageBarBody>{motivo}</MessageBarBody>
    </MessageBar>
  );
}
