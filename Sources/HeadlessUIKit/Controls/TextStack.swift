import Foundation

/// The storage, layout manager and container of a text view.
@MainActor
struct TextStack {
  let container: NSTextContainer
  let manager: NSLayoutManager
  // The storage keeps the layout manager, which keeps the container.
  var storage: NSTextStorage

  /// Adds what a container lacks.
  init(_ given: NSTextContainer?, size: CGSize) {
    container =
      given ?? NSTextContainer(size: CGSize(width: size.width, height: .greatestFiniteMagnitude))
    manager = container.layoutManager ?? NSLayoutManager()
    if container.layoutManager == nil { manager.addTextContainer(container) }
    storage = manager.textStorage ?? NSTextStorage()
    storage.addLayoutManager(manager)
  }

  func makeLabel() -> ManagedLabel { ManagedLabel(container, manager) }
}
