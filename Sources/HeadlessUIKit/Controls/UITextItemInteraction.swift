/// What a person did to a link or an attachment of a text view.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}
