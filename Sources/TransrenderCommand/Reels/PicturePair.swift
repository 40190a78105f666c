import Bitmap
import Foundation
import Imaging
import Scene

/// Two pictures of one size, as scenes.
struct PicturePair {
  let before: Scene
  let after: Scene

  init(before: String, after: String, scale: Double) throws {
    let first = try Self.picture(at: before)
    let second = try Self.picture(at: after)
    guard first.width == second.width, first.height == second.height else {
      throw InputError(
        "\(before) is \(first.width)×\(first.height) and \(after) is"
          + " \(second.width)×\(second.height); make both the same size"
      )
    }
    self.before = Self.scene(of: first, scale: scale)
    self.after = Self.scene(of: second, scale: scale)
  }

  static func picture(at path: String) throws -> Bitmap {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw InputError("cannot read \(path); check the name and its permissions")
    }
    do {
      return try PNG.decode([UInt8](data))
    } catch {
      throw InputError("\(path): \(error)")
    }
  }

  private static func scene(of bitmap: Bitmap, scale: Double) -> Scene {
    let size = CGSize(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
    var layer = Layer(frame: CGRect(origin: .zero, size: size))
    layer.isRasterGroup = true
    layer.content = .image(ImageContent(bitmap: bitmap, scale: scale))
    return Scene(size: size, root: Node(layer))
  }
}
