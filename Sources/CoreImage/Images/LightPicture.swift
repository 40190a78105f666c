internal import CLight

/// The light of an area's pixels, which only its owner changes.
final class LightPicture {
  let area: PixelArea
  private let memory: UnsafeMutablePointer<Float>

  /// Clear pixels.
  init(_ area: PixelArea) {
    self.area = area
    memory = .allocate(capacity: area.width * area.height * 4)
    memory.initialize(repeating: 0, count: area.width * area.height * 4)
  }

  deinit {
    memory.deallocate()
  }

  /// Calls a kernel, during which the memory is kept.
  func change(_ kernel: (clight_picture) -> Void) {
    withExtendedLifetime(self) { kernel(pixels) }
  }

  func change(with other: LightPicture, _ kernel: (clight_picture, clight_picture) -> Void) {
    change { pixels in other.change { kernel(pixels, $0) } }
  }

  private var pixels: clight_picture {
    clight_picture(pixels: memory, width: Int32(area.width), height: Int32(area.height))
  }

  /// The pixels of another area of the same image, clear or clamped beyond this one.
  func part(_ other: PixelArea, beyond edge: clight_edge = CLIGHT_CLEAR) -> LightPicture {
    if other == area { return self }
    let part = LightPicture(other)
    let (dx, dy) = (Int32(other.x - area.x), Int32(area.maxY - other.maxY))
    part.change(with: self) { clight_copy($0, $1, dx, dy, edge) }
    return part
  }
}
