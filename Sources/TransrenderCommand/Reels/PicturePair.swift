import Bitmap
import Foundation
import Geometry
import Imaging
import Scene
import ScreenFile

/// Two pictures of one size, as scenes.
struct PicturePair {
  let before: Scene
  let after: Scene

  /// Two opaque pictures are backed with black, as screens are, unless something else will be.
  init(before: String, after: String, scale: Double, isBacked: Bool = true) throws {
    let first = try Self.picture(at: before)
    let second = try Self.picture(at: after)
    guard first.width == second.width, first.height == second.height else {
      throw InputError(
        "\(before) is \(first.width)×\(first.height) and \(after) is"
          + " \(second.width)×\(second.height); make both the same size"
      )
    }
    let ground: Color? = isBacked && first.isOpaque && second.isOpaque ? .black : nil
    self.before = Self.scene(of: first, scale: scale, on: ground)
    self.after = Self.scene(of: second, scale: scale, on: ground)
  }

  static func picture(at path: String) throws -> Bitmap {
    try read(path) { try PNG.decode($0) }
  }

  /// The contents of a picture file; errors name the file.
  static func read<Content>(_ path: String, _ content: ([UInt8]) throws -> Content) throws
    -> Content
  {
    do {
      return try content([UInt8](PlainFile.contents(of: path, atMost: mostBytes)))
    } catch PlainFile.Fault.unreadable(let reason) {
      throw InputError("cannot read \(path): \(reason); check the name and its permissions")
    } catch PlainFile.Fault.tooLarge(let bytes) {
      throw InputError(
        "\(path) has \(bytes) bytes, and a picture at most \(mostBytes); make it smaller"
      )
    } catch {
      throw InputError("\(path): \(error)")
    }
  }

  private static let mostBytes = 256 << 20

  private static func scene(of bitmap: Bitmap, scale: Double, on ground: Color?) -> Scene {
    let size = CGSize(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
    var layer = Layer(frame: CGRect(origin: .zero, size: size))
    layer.isRasterGroup = true
    layer.content = .image(ImageContent(bitmap: bitmap, scale: scale))
    return Scene(size: size, background: ground, root: Node(layer))
  }
}
