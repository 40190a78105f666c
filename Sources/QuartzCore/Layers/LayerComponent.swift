/// A part of a layer property that a key path can name.
package enum LayerComponent: Hashable {
  case x, y, z, width, height
  case origin, originX, originY, size, sizeWidth, sizeHeight
  case rotation(Axis), scale(Axis), uniformScale
  case translation(Axis), planeTranslation

  package enum Axis: String, Hashable {
    case x, y, z
  }
}

extension LayerComponent {
  /// The component written after the property's name, as in `rotation.z`.
  package init?(path: Substring) {
    if let plain = Self.plain[path] {
      self = plain
      return
    }
    // [W] Undocumented and widely used.
    if path == "scale.xy" {
      self = .uniformScale
      return
    }
    let words = path.split(separator: ".")
    guard words.count == 2, let axis = Axis(rawValue: String(words[1])) else { return nil }
    switch words[0] {
    case "rotation": self = .rotation(axis)
    case "scale": self = .scale(axis)
    case "translation": self = .translation(axis)
    default: return nil
    }
  }

  // [D] `rotation` alone is about z, `scale` alone is the mean, `translation` alone is x and y.
  private static let plain: [Substring: LayerComponent] = [
    "x": .x, "y": .y, "z": .z, "width": .width, "height": .height,
    "origin": .origin, "origin.x": .originX, "origin.y": .originY,
    "size": .size, "size.width": .sizeWidth, "size.height": .sizeHeight,
    "rotation": .rotation(.z), "scale": .uniformScale, "translation": .planeTranslation,
  ]

  /// The inverse of `init(path:)`.
  package var path: String {
    switch self {
    case .rotation(let axis): "rotation.\(axis.rawValue)"
    case .scale(let axis): "scale.\(axis.rawValue)"
    case .translation(let axis): "translation.\(axis.rawValue)"
    default: Self.plain.first { $0.value == self }.map { String($0.key) } ?? ""
    }
  }
}
