import Foundation

/// How large a scene stands on the canvas where that is not the size of the device.
struct SceneSize {
  // Larger screens no device has, and their pictures would not fit into memory.
  private static let range = 1.0...4000

  private let canvas: CGSize
  /// Root views by the ids of their controllers; a stack's is that of its first one.
  private let views: [String: CGSize]

  init(_ document: InterfaceDocument) {
    canvas = document.canvas.size
    let controllers = document.scenes.compactMap(\.controller)
    var views: [String: CGSize] = [:]
    for controller in controllers {
      guard let id = controller.id else { continue }
      views[id] = controller.first(key: "view")?.frame(in: .zero)?.size
    }
    for stack in controllers where stack.name == "navigationController" {
      let root = stack.list("connections").first { $0["relationship"] == "rootViewController" }
      guard let id = stack.id, let first = root?["destination"] else { continue }
      views[id] = views[first]
    }
    self.views = views
  }

  /// Nil for a scene as large as the screen.
  func freeform(_ controller: Element, isEmbedded: Bool) -> CGSize? {
    let view = controller.id.flatMap { views[$0] }
    if controller.first(key: "simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics"
    {
      return Self.checked(controller.first(key: "freeformSize")?.size ?? view)
    }
    guard let view else { return nil }
    // Documents for any size class, and older ones, were drawn for several screens.
    let fills = view.width == canvas.width || canvas == DeviceCanvas.anySize
    return isEmbedded || !fills ? Self.checked(view) : nil
  }

  /// A nib's view has its own size.
  static func own(_ view: Element?, on canvas: CGSize) -> CGSize? {
    let size = view?.frame(in: canvas)?.size
    return size == canvas ? nil : checked(size)
  }

  private static func checked(_ size: CGSize?) -> CGSize? {
    guard let size, range.contains(size.width), range.contains(size.height) else { return nil }
    return size
  }
}
