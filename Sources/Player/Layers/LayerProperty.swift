internal import Foundation
internal import Geometry
internal import Scene

/// The properties of a layer that are recorded, under their Core Animation names.
package enum LayerProperty: String, CaseIterable {
  case positionX = "position.x"
  case positionY = "position.y"
  case width = "bounds.size.width"
  case height = "bounds.size.height"
  case originX = "bounds.origin.x"
  case originY = "bounds.origin.y"
  case opacity
  case scaleX = "transform.scale.x"
  case scaleY = "transform.scale.y"
  case rotation = "transform.rotation.z"
  case translationX = "transform.translation.x"
  case translationY = "transform.translation.y"
  case zPosition
  case cornerRadius
  case shadowOpacity
  case screenX = "screen.x"
  case screenY = "screen.y"
  case screenWidth = "screen.width"
  case screenHeight = "screen.height"

  /// The property's value; `screen` is the box around the layer on the canvas.
  func value(of layer: Layer, screen: CGRect) -> Double {
    switch self {
    case .positionX: layer.position.x
    case .positionY: layer.position.y
    case .width: layer.bounds.width
    case .height: layer.bounds.height
    case .originX: layer.bounds.minX
    case .originY: layer.bounds.minY
    case .opacity: layer.opacity
    case .scaleX: hypot(layer.transform.m11, layer.transform.m12)
    case .scaleY: hypot(layer.transform.m21, layer.transform.m22)
    case .rotation: atan2(layer.transform.m12, layer.transform.m11) * 180 / .pi
    case .translationX: layer.transform.m41
    case .translationY: layer.transform.m42
    case .zPosition: layer.zPosition
    case .cornerRadius: layer.cornerRadii.topLeft
    case .shadowOpacity: layer.shadow?.opacity ?? 0
    case .screenX: screen.minX
    case .screenY: screen.minY
    case .screenWidth: screen.width
    case .screenHeight: screen.height
    }
  }
}
