import Foundation

/// The size of a scene on the canvas, if it differs from the device's.
struct SceneSize {
  // No device has a larger screen, and its picture would not fit into memory.
  private static let range = 1.0...4000

  private let canvas: CGSize
  /// Root views by the ids of their controllers; a navigation stack has that of its first
  /// controller.
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

  /// Nil for a scene of the screen's size.
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
