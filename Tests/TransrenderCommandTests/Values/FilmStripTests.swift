import Foundation
import FrameExport
import Geometry
import Imaging
import Scene
import Testing
import Timeline

@testable import TransrenderCommand

/// Where the frames of a strip stand, and what a film consists of.
@MainActor @Suite struct FilmStripTests {
  private func frames(_ sizes: [(Double, Double)]) -> [Frame] {
    sizes.enumerated().map { index, size in
      let root = Layer(frame: CGRect(x: 0, y: 0, width: size.0, height: size.1))
      let scene = Scene(size: root.bounds.size, background: .white, root: Node(root))
      return Frame(index: index, time: Double(index) / 10, scene: scene)
    }
  }

  @Test(arguments: [(1, 5, 1, 1), (5, 5, 5, 1), (6, 5, 5, 2), (4, 2, 2, 2), (5, 2, 2, 3)])
  func framesStandInRows(count: Int, columns: Int, used: Int, rows: Int) throws {
    let strip = FilmStrip(columns: columns)
    let scene = try strip.scene(of: frames(Array(repeating: (65, 130), count: count)))
    #expect(Int(scene.size.width) == 12 + used * (130 + 12))
    #expect(Int(scene.size.height) == 12 + rows * (260 + 22 + 12))
    let parts = scene.root.layer.children
    #expect(parts.count == 2 * count)
    for index in 0..<count {
      let picture = parts[2 * index].layer.children[1].layer.frame
      let (x, y) = (12 + Double(index % columns) * 142, 12 + Double(index / columns) * 294)
      #expect(picture == CGRect(x: x, y: y, width: 130, height: 260))
      let rim = parts[2 * index].layer.children[0].layer.frame
      #expect(rim == picture.insetBy(dx: -0.5, dy: -0.5))
      #expect(parts[2 * index + 1].layer.frame.minY == picture.maxY + 5)
    }
  }

  /// Frames of other shapes stand on the line of the tallest one.
  @Test func aTurnedFrameStandsOnTheSameLine() throws {
    let scene = try FilmStrip(columns: 2, hasRims: false).scene(of: frames([(65, 130), (130, 65)]))
    let parts = scene.root.layer.children
    #expect(parts[0].layer.frame == CGRect(x: 12, y: 12, width: 130, height: 260))
    #expect(parts[2].layer.frame == CGRect(x: 154, y: 207, width: 130, height: 65))
  }

  @Test func aStripIsNoWiderThanAPicture() throws {
    let most = FilmStrip.mostColumns
    let row = { (count: Int) in 2 * (12 + Double(count) * 142) }
    #expect(row(most) <= 32_767 && row(most + 1) > 32_767 - 24)
    let strip = FilmStrip(columns: 1)
    let tall = frames(Array(repeating: (100, 5000), count: 3))
    #expect(throws: InputError.self) { try strip.picture(of: tall) }
  }

  private func plan(_ size: CGSize, scale: Double, change: (inout FilmPlan) -> Void = { _ in })
    -> FilmPlan
  {
    let footage = Footage(
      sampler: FrameSampler(fps: 10),
      duration: Instant(seconds: 0.5),
      size: size,
      canvas: size,
      isOpaque: true,
      progress: nil
    ) { _, _ in }
    var plan = FilmPlan(footage: footage, scale: scale)
    change(&plan)
    return plan
  }

  @Test func framesAreChosenByNumberTimeAndPart() {
    let size = CGSize(width: 10, height: 10)
    #expect(plan(size, scale: 1).indices == [0, 1, 2, 3, 4, 5])
    #expect(
      plan(size, scale: 1) { $0.selection = FrameSelection(ranges: [1...3]) }.indices == [1, 2, 3]
    )
    #expect(plan(size, scale: 1) { $0.shard = Shard(number: 2, count: 3) }.indices == [1, 4])
    let span = TimeSpan(from: Instant(seconds: 0.2), to: Instant(seconds: 0.4))
    #expect(plan(size, scale: 1) { $0.span = span }.indices == [2, 3, 4])
    #expect(
      plan(size, scale: 1) {
        ($0.span, $0.selection) = (span, FrameSelection(ranges: [0...2, 4...9]))
      }.indices == [2, 4]
    )
    #expect(plan(size, scale: 1).summary(of: "out") == "6 frames · 0.500 s · out")
    let one = plan(size, scale: 1) { $0.selection = FrameSelection(ranges: [5...5]) }
    #expect(one.summary(of: "out") == "1 frame · 0.500 s · out")
    let none = plan(size, scale: 1) { $0.selection = FrameSelection(ranges: [6...9]) }
    let error = #expect(throws: InputError.self) { try none.check() }
    #expect("\(error.map { "\($0)" } ?? "")".contains("frames 0 to 5 and lasts 0.500 s"))
    #expect(throws: Never.self) { try plan(size, scale: 1).check() }
  }

  @Test func settingsFollowThePlan() {
    let size = CGSize(width: 10, height: 10)
    var opaque = plan(size, scale: 3) { ($0.workers, $0.compression) = (2, .small) }
    #expect(opaque.settings.scale == 3 && opaque.settings.workers == 2)
    #expect(opaque.settings.color == .rgb && opaque.settings.compression == .small)
    opaque.footage.isOpaque = false
    #expect(opaque.settings.color == .rgba)
  }

  nonisolated private static let side = 32_767.0

  @Test(arguments: [
    (side, 1, true), (side + 1, 1, false), (side / 2, 2, true), (side / 2 + 1, 2, false),
  ])
  func aPictureHasAnEdge(side: Double, scale: Double, fits: Bool) {
    for size in [CGSize(width: side, height: 1), CGSize(width: 1, height: side)] {
      let found = (try? plan(size, scale: scale).check()) != nil
      #expect(found == fits, "\(size)")
    }
  }

  @Test func aPictureHasAnArea() {
    let plan = plan(CGSize(width: 30_000, height: 30_000), scale: 1)
    let error = #expect(throws: InputError.self) { try plan.check() }
    #expect("\(error.map { "\($0)" } ?? "")".contains("30000×30000 points at --scale 1.0 are more"))
  }
}
