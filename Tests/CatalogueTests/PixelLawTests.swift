import Bitmap
import CairoRenderer
import Catalogue
import Foundation
import Geometry
import Scene
import Testing

/// What every entry must look like, seen as pixels.
@Suite struct PixelLawTests {
  private static let hair = 1e-6
  /// Channel levels by which pictures a hair apart may differ.
  private static let tolerance = 3

  @Test(arguments: Catalogue.all)
  func endsAreAHairFromTheScreens(entry: CatalogueEntry) throws {
    let first = try draw(entry, at: Self.hair)
    let last = try draw(entry, at: 1 - Self.hair)
    let (before, after) = (try draw(Samples.before), try draw(Samples.after))
    #expect(difference(first, before) <= Self.tolerance)
    #expect(difference(last, after) <= Self.tolerance)
  }

  /// Guards against layers that change places, or halves that do not meet, on the way.
  @Test(arguments: Catalogue.all)
  func picturesAHairApartLookAlike(entry: CatalogueEntry) throws {
    for progress in [0.2, 0.5, 0.75] {
      let before = try draw(entry, at: progress - Self.hair, placement: .subpixel)
      let after = try draw(entry, at: progress + Self.hair, placement: .subpixel)
      #expect(difference(before, after) <= Self.tolerance, "at \(progress)")
    }
  }

  /// A scale at which parts end between pixels; what shows through would be transparent.
  @Test(arguments: Catalogue.all.filter { !turnsInSpace.contains($0.name) })
  func nothingBehindShowsThrough(entry: CatalogueEntry) throws {
    for progress in [0.013, 0.4, 0.61, 0.987] {
      let scene = entry.transition.scene(
        from: bare(Samples.before),
        to: bare(Samples.after),
        progress: progress
      )
      let picture = try Renderer(scale: 1.5).draw(scene)
      #expect(alphas(of: picture).allSatisfy { $0 == 255 }, "at \(progress)")
    }
  }

  /// Both sides meet in an edge that lets less than a tenth of what is behind through.
  @Test(arguments: Heading.allCases)
  func aCubeHasNoSeam(heading: Heading) throws {
    for progress in [0.21, 0.37, 0.5, 0.66, 0.83] {
      let (before, after) = (bare(Samples.before), bare(Samples.after))
      let scene = Cube(heading).scene(from: before, to: after, progress: progress)
      let picture = try Renderer(scale: 1.5).draw(scene)
      let (alphas, width) = (alphas(of: picture), picture.bytesPerRow / 4)
      let line =
        heading.isHorizontal
        ? Array(alphas[(66 * width)..<(66 * width + 78)])
        : stride(from: 39, to: alphas.count, by: width).map { alphas[$0] }
      // Two antialiased edges alone would let up to a quarter through.
      let seen = line.drop { $0 < 255 }.reversed().drop { $0 < 255 }
      let lowest = seen.min() ?? 0
      #expect(seen.count > 40 && lowest >= 230, "\(lowest) at \(progress)")
    }
  }

  @Test func aDissolveIsTheExactMix() throws {
    let mixed = try draw(Catalogue.entry(named: "cross-dissolve"), at: 0.25)
    let (before, after) = (try draw(Samples.before), try draw(Samples.after))
    let (old, new) = (channels(of: before), channels(of: after))
    for (index, level) in channels(of: mixed).enumerated() {
      let exact = 0.75 * Double(old[index]) + 0.25 * Double(new[index])
      #expect(abs(Double(level) - exact) <= 0.5 + 1e-9)
    }
  }

  /// These leave a part of the canvas to what is behind, as they should.
  private static let turnsInSpace: Set<String> = [
    "flip-horizontal", "flip-from-left", "flip-from-top", "flip-from-bottom", "flip-grid",
    "cube-left", "cube-right", "cube-up", "cube-down", "doors", "swap",
  ]

  private func draw(
    _ entry: CatalogueEntry,
    at progress: Double,
    placement: Renderer.Placement = .whole
  ) throws -> Bitmap {
    try draw(Samples.frame(of: entry, at: progress), placement: placement)
  }

  private func draw(
    _ scene: Scene,
    placement: Renderer.Placement = .whole
  ) throws -> Bitmap {
    try Renderer(scale: 1, placement: placement).draw(scene)
  }

  private func bare(_ scene: Scene) -> Scene { Scene(size: scene.size, root: scene.root) }

  private func channels(of bitmap: Bitmap) -> [UInt8] { bitmap.withUnsafeBytes { Array($0) } }

  private func alphas(of bitmap: Bitmap) -> [UInt8] {
    let channels = channels(of: bitmap)
    return stride(from: 3, to: channels.count, by: 4).map { channels[$0] }
  }

  private func difference(_ one: Bitmap, _ two: Bitmap) -> Int {
    if one == two { return 0 }
    let (left, right) = (channels(of: one), channels(of: two))
    var largest = 0
    for index in left.indices where left[index] != right[index] {
      largest = max(largest, abs(Int(left[index]) - Int(right[index])))
    }
    return largest
  }
}
