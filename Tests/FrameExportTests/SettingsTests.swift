import CairoRenderer
import Foundation
import Imaging
import Scene
import Testing

@testable import FrameExport

/// What an export asks of those who start it, and what it takes where they say nothing.
@Suite struct SettingsTests {
  @Test func settingsHaveDefaults() {
    let settings = ExportSettings()
    #expect(settings.scale == 1 && settings.placement == .whole)
    #expect(settings.compression == .fast && settings.color == .rgb)
    #expect(settings.texts.isEmpty)
    #expect(settings.workers == ProcessInfo.processInfo.activeProcessorCount)
    #expect(Video(.mp4, framesPerSecond: 25).loss == nil)
  }

  @Test func anExportNeedsAThreadAndAScale() async {
    await #expect(processExitsWith: .failure) { _ = ExportSettings(workers: 0) }
    await #expect(processExitsWith: .failure) { _ = ExportSettings(scale: 0) }
    await #expect(processExitsWith: .failure) { _ = ExportSettings(scale: .infinity) }
    #expect(ExportSettings(scale: 0.001, workers: 1).workers == 1)
  }

  @Test func aVideoNeedsARate() async {
    await #expect(processExitsWith: .failure) { _ = Video(.mp4, framesPerSecond: 0) }
    await #expect(processExitsWith: .failure) { _ = Video(.webM, framesPerSecond: .infinity) }
    #expect(Video(.webM, framesPerSecond: 0.5).framesPerSecond == 0.5)
  }

  @Test func aFrameNeedsAScene() async {
    await #expect(processExitsWith: .failure) { _ = Exposure(index: 0, time: 0, scenes: []) }
  }

  /// One that moves has at least one other scene.
  @Test func anExposureIsStillWhereNothingMoves() {
    func scene(_ width: Double) -> Scene {
      Scene(size: CGSize(width: width, height: 1), root: Node(Layer()))
    }
    let still = Exposure(index: 3, time: 0.5, at: [0, 1]) { _ in scene(1) }
    #expect(still.isStill && still.scenes.count == 2 && still.inLinearLight)
    let moving = Exposure(index: 3, time: 0.5, at: [1, 1, 2], inLinearLight: false) { scene($0) }
    #expect(!moving.isStill && !moving.inLinearLight)
    #expect(moving.index == 3 && moving.time == 0.5)
    let frame = Exposure(Frame(index: 2, time: 7, scene: scene(4)))
    #expect(frame.index == 2 && frame.time == 7 && frame.scenes == [scene(4)])
  }

  @Test func aFullDiskIsTold() {
    let file = URL(filePath: "/tmp/film.gif")
    #expect(ExportFault(about: file, ENOSPC) == .diskFull(path: "/tmp/film.gif"))
    #expect(ExportFault(about: file, EDQUOT) == .diskFull(path: "/tmp/film.gif"))
    let other = ExportFault.file(path: "/tmp/film.gif", reason: "Permission denied")
    #expect(ExportFault(about: file, EACCES) == other)
  }

  @Test(arguments: [
    (0, "00000.png"), (42, "00042.png"), (99_999, "99999.png"), (100_000, "100000.png"),
  ])
  func aFramesNameHasFiveDigits(index: Int, name: String) {
    #expect(FrameName.of(index) == name)
  }

  @Test func framesCountFromZero() async {
    await #expect(processExitsWith: .failure) { _ = FrameName.of(-1) }
  }

  @Test func unfinishedFilesHaveHiddenNamesOfTheirOwn() {
    let names = (0..<3).map { _ in HiddenName.next(for: URL(filePath: "/films/a.gif")) }
    #expect(Set(names).count == 3)
    #expect(names.allSatisfy { $0.hasPrefix("/films/.a.gif.") && $0.hasSuffix(".partial") })
  }

  @Test func aCancellationIsSeenOnceAndForAll() {
    let cancellation = ExportCancellation()
    #expect(!cancellation.isCancelled)
    cancellation.cancel()
    cancellation.cancel()
    #expect(cancellation.isCancelled)
  }

  @Test func ffmpegIsToldTheLossOfEachContainer() {
    func loss(_ container: Video.Container, _ loss: Int?) -> String? {
      let words = FFmpegCommand(
        video: Video(container, framesPerSecond: 30, loss: loss),
        width: 3,
        height: 5,
        hasAlpha: false,
        output: "film"
      ).arguments
      return words.firstIndex(of: "-crf").map { words[$0 + 1] }
    }
    #expect(loss(.mp4, nil) == "17" && loss(.webM, nil) == "22")
    #expect(loss(.mp4, 0) == "0" && loss(.webM, 63) == "63")
  }
}
