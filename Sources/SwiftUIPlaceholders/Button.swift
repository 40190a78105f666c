/// A button that nobody can tap.
public struct Button<Label: View>: PlainView {
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let action: () -> Void

  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    (self.action, self.label) = (action, label())
  }
}

extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    (label, self.action) = (Text(titleKey), action)
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {
    (label, self.action) = (Text(title), action)
  }
}
