public import HeadlessUIKit

/// Nothing.
public struct EmptyView: PlainView, StandInView {
  var standIn: String { "" }

  public nonisolated init() {}
}

/// Any view.
public struct AnyView: PlainView, StandInView {
  nonisolated(unsafe) let content: any View
  var standIn: String { content.standInText }

  public nonisolated init<Content: View>(_ content: Content) {
    self.content = content
  }

  public nonisolated init<Content: View>(erasing content: Content) {
    self.content = content
  }
}

/// A line of text, which stands for itself.
public struct Text: PlainView, StandInView {
  private let text: String
  var standIn: String { text }

  public nonisolated init<Content: StringProtocol>(_ content: Content) {
    text = String(content)
  }

  public nonisolated init(verbatim content: String) {
    text = content
  }

  public nonisolated init(_ key: LocalizedStringKey) {
    text = key.key
  }
}

/// A picture, of which the name is kept.
public struct Image: PlainView, StandInView {
  private let name: String
  var standIn: String { "Image: \(name)" }

  public nonisolated init(_ name: String) {
    self.name = name
  }

  public nonisolated init(systemName: String) {
    name = systemName
  }

  public nonisolated init(uiImage: UIImage) {
    name = "UIImage"
  }
}

/// A text that is looked up where it is drawn.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let key: String

  public nonisolated init(_ value: String) {
    key = value
  }

  public nonisolated init(stringLiteral value: String) {
    key = value
  }
}
