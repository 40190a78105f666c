import Foundation

/// The storage, layout manager and container of a text view.
@MainActor
struct TextStack {
  let container: NSTextContainer
  /// The container's, which may get another one.
  var manager: NSLayoutManager { container.layoutManager ?? own }
  private let own: NSLayoutManager
  // The storage keeps the layout manager, which keeps the container.
  var storage: NSTextStorage

  /// Adds what a container lacks.
  init(_ given: NSTextContainer?, size: CGSize) {
    container =
      given ?? NSTextContainer(size: CGSize(width: size.width, height: .greatestFiniteMagnitude))
    own = container.layoutManager ?? NSLayoutManager()
    if container.layoutManager == nil { own.addTextContainer(container) }
    storage = own.textStorage ?? NSTextStorage()
    storage.addLayoutManager(own)
  }

  func makeLabel() -> ManagedLabel { ManagedLabel(container) }
}
