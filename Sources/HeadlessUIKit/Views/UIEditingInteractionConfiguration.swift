/// [D] Whether three fingers undo, redo, cut, copy and paste.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  case none = 0
  case `default` = 1
}
