package import Bitmap
internal import CPixels
internal import Foundation
package import Scene

extension Renderer {
  /// The average of several scenes' pictures, as seen through an open shutter.
  ///
  /// In linear light bright objects leave bright trails, as in a camera; otherwise levels are
  /// averaged.
  package func expose(_ scenes: [Scene], inLinearLight: Bool = true) throws(RenderError) -> Bitmap {
    precondition(!scenes.isEmpty, "an exposure needs at least one scene")
    precondition(scenes.count < 65_536, "a frame is exposed to at most 65535 scenes")
    let first = try draw(scenes[0])
    guard scenes.count > 1 else { return first }
    let pixels = first.width * first.height
    var sums = [UInt32](repeating: 0, count: 4 * pixels)
    try add(first, to: &sums, as: first, inLinearLight)
    for scene in scenes.dropFirst() {
      try add(draw(scene), to: &sums, as: first, inLinearLight)
    }
    return Bitmap(width: first.width, height: first.height) { memory in
      let target = memory.bindMemory(to: UInt8.self).baseAddress
      cpixels_expose_end(target, sums, pixels, UInt32(scenes.count), inLinearLight)
    }
  }

  private func add(
    _ picture: Bitmap,
    to sums: inout [UInt32],
    as first: Bitmap,
    _ inLinearLight: Bool
  ) throws(RenderError) {
    precondition(
      picture.width == first.width && picture.height == first.height,
      "the scenes of an exposure need one size"
    )
    picture.withUnsafeBytes { bytes in
      let source = bytes.bindMemory(to: UInt8.self).baseAddress
      cpixels_expose_add(&sums, source, bytes.count / 4, inLinearLight)
    }
  }
}
