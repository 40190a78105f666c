import Foundation

/// How large a scene stands on the canvas where that is not the size of the device.
struct SceneSize {
  // Larger screens no device has, and their pictures would not fit into memory.
  private static let range = 1.0...4000

  /// Nil for a scene as large as the screen.
  static func freeform(_ controller: Element, isEmbedded: Bool) -> CGSize? {
    let view = controller.first(key: "view")?.frame(in: .zero)?.size
    if controller.first(key: "simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics"
    {
      return checked(controller.first(key: "freeformSize")?.size ?? view)
    }
    return isEmbedded ? checked(view) : nil
  }

  private static func checked(_ size: CGSize?) -> CGSize? {
    guard let size, range.contains(size.width), range.contains(size.height) else { return nil }
    return size
  }
}
