import Bitmap
import Foundation
import Geometry
import Scene

/// A small scene that shows one idea, named by it.
struct Picture: Sendable, CustomStringConvertible {
  let name: String
  let scene: Scene

  init(_ name: String, _ layers: Layer..., width: Double = 80, height: Double = 60) {
    self.name = name
    let frame = CGRect(0, 0, width, height)
    scene = Scene(size: frame.size, background: .white, root: Node(box(frame, nil, layers)))
  }

  var description: String { name }
}

enum Gallery {
  static let paper = Color(red: 0.95, green: 0.96, blue: 0.98)
  static let ink = Color(red: 0.1, green: 0.15, blue: 0.3)
  static let orange = Color(red: 1, green: 0.58, blue: 0)
  static let teal = Color(red: 0.19, green: 0.69, blue: 0.78)
  static let purple = Color(red: 0.69, green: 0.32, blue: 0.87)

  /// A screen in small: a bar, rows with icons and hairlines.
  static func screen(_ tint: Color, _ frame: CGRect = CGRect(0, 0, 80, 60)) -> Layer {
    var rows = [box(CGRect(0, 0, frame.width, 12), tint)]
    for i in 0..<4 {
      let y = 14 + Double(i) * 12
      rows.append(
        box(CGRect(4, y, 8, 8), tint.withAlpha(0.6)).with {
          $0.cornerRadii = CornerRadii(2)
        }
      )
      rows.append(box(CGRect(16, y + 2, 30 + Double(i) * 6, 3), ink))
      rows.append(box(CGRect(16, y + 10.5, frame.width - 16, 0.5), ink.withAlpha(0.3)))
    }
    return box(frame, paper, rows)
  }

  /// Four coloured quarters with a white dot, so that every turn and mirror shows.
  static let quarters: Bitmap = {
    let colors: [[UInt8]] = [
      [255, 59, 48, 255], [52, 199, 89, 255], [0, 122, 255, 255], [255, 204, 0, 255],
    ]
    var bytes: [UInt8] = []
    for y in 0..<16 {
      for x in 0..<16 {
        let isDot = (2..<5).contains(x) && (2..<5).contains(y)
        bytes += isDot ? [255, 255, 255, 255] : colors[(y / 8) * 2 + x / 8]
      }
    }
    return Bitmap(width: 16, height: 16, straightRGBA: bytes)
  }()

  /// A frame with round corners, for stretching.
  static let button: Bitmap = {
    var bytes: [UInt8] = []
    for y in 0..<12 {
      for x in 0..<12 {
        let (dx, dy) = (abs(Double(x) - 5.5), abs(Double(y) - 5.5))
        let isCorner = dx + dy > 9
        let isEdge = dx > 4.6 || dy > 4.6 || dx + dy > 8
        bytes += isCorner ? [0, 0, 0, 0] : (isEdge ? [20, 40, 120, 255] : [150, 190, 255, 255])
      }
    }
    return Bitmap(width: 12, height: 12, straightRGBA: bytes)
  }()
}
