import Bitmap
import CairoRenderer
import Foundation
import Geometry
import Scene

/// A drawn picture whose pixels can be asked for: straight red, green, blue, alpha.
struct Drawn: Equatable {
  let bitmap: Bitmap
  private let bytes: [UInt8]

  init(
    _ layer: Layer,
    size: CGSize = CGSize(width: 20, height: 20),
    background: Color? = .white,
    scale: Double = 1,
    placement: Renderer.Placement = .whole
  ) throws {
    let scene = Scene(size: size, background: background, root: Node(layer))
    self.init(try Renderer(scale: scale, placement: placement).draw(scene))
  }

  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    bytes = bitmap.straightRGBA()
  }

  subscript(x: Int, y: Int) -> [UInt8] {
    let start = (y * bitmap.width + x) * 4
    return Array(bytes[start..<start + 4])
  }

  /// The places whose colour is the given one.
  func box(of color: [UInt8]) -> CGRect {
    var box = CGRect.null
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where self[x, y] == color {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  func count(of color: [UInt8]) -> Int {
    (0..<bitmap.height).reduce(0) { sum, y in
      sum + (0..<bitmap.width).count { self[$0, y] == color }
    }
  }
}

let white: [UInt8] = [255, 255, 255, 255]
let black: [UInt8] = [0, 0, 0, 255]
let red: [UInt8] = [255, 0, 0, 255]
let blue: [UInt8] = [0, 0, 255, 255]

extension Color {
  static let red = Color(red: 1, green: 0, blue: 0)
  static let green = Color(red: 0, green: 1, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)
}

extension CGRect {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

/// A layer that covers `frame` and is filled.
func box(_ frame: CGRect, _ color: Color? = .black, _ children: [Layer] = []) -> Layer {
  var layer = Layer(frame: frame, children: children.map { Node($0) })
  layer.background = color
  return layer
}

extension Layer {
  func with(_ change: (inout Layer) -> Void) -> Layer {
    var copy = self
    change(&copy)
    return copy
  }
}

let canvas = CGRect(x: 0, y: 0, width: 20, height: 20)

/// An empty layer over the whole canvas that holds others.
func stage(_ children: Layer...) -> Layer { box(canvas, nil, children) }
