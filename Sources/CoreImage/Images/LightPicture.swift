internal import CLight
internal import VirtualTime

/// The light of an area's pixels, which only its owner changes.
final class LightPicture {
  let area: PixelArea
  private let memory: UnsafeMutablePointer<Float>
  /// Whether the area is too large for memory: nothing is drawn of it, and it counts as clear.
  let isVoid: Bool

  /// A gigabyte of floats.
  private static let most = 1 << 26

  /// Clear pixels.
  init(_ area: PixelArea) {
    self.area = area
    let (count, tooMany) = area.width.multipliedReportingOverflow(by: area.height)
    isVoid = tooMany || count > Self.most
    memory = .allocate(capacity: isVoid ? 0 : count * 4)
    guard !isVoid else {
      Self.report(area)
      return
    }
    memory.initialize(repeating: 0, count: count * 4)
  }

  private static func report(_ area: PixelArea) {
    StageCore.ambient.warnOnce(
      "CIImage",
      "an image of \(area.width) by \(area.height) pixels is too large, and left out",
      remedy: "crop it, or use a smaller radius or a larger scale"
    )
  }

  deinit {
    memory.deallocate()
  }

  /// Calls a kernel, during which the memory is kept; not for what is too large.
  func change(_ kernel: (clight_picture) -> Void) {
    guard !isVoid else { return }
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
