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

  private func words(_ container: Video.Container, hasAlpha: Bool) -> [String] {
    FFmpegCommand(
      video: Video(container, framesPerSecond: 29.97),
      width: 30,
      height: 50,
      hasAlpha: hasAlpha,
      output: "-film"
    ).arguments
  }

  /// The word behind each of the last ones that are named so: those of the output.
  private func values(_ names: [String], in words: [String]) -> [String?] {
    names.map { name in words.lastIndex(of: name).map { words[$0 + 1] } }
  }

  @Test(arguments: Video.Container.allCases, [true, false])
  func ffmpegIsToldWhatFramesAre(container: Video.Container, hasAlpha: Bool) throws {
    let words = words(container, hasAlpha: hasAlpha)
    let input = words.prefix(upTo: try #require(words.firstIndex(of: "-i")) + 2)
    #expect(
      values(["-f", "-pix_fmt", "-video_size", "-framerate", "-i"], in: Array(input))
        == ["rawvideo", hasAlpha ? "rgba" : "yuv420p", "30x50", "29.97", "pipe:0"]
    )
    #expect(values(["-loglevel", "-threads", "-map_metadata"], in: words) == ["error", "2", "-1"])
    #expect(words.contains("-nostdin") && words.contains("-y"))
    // A name that begins with a dash is no option.
    #expect(words.last == "file:-film" && words.contains("-vf") == hasAlpha)
  }

  @Test func aVideoIsEncodedForItsContainer() {
    let names = ["-c:v", "-pix_fmt", "-f", "-movflags", "-b:v"]
    #expect(
      values(names, in: words(.mp4, hasAlpha: false))
        == ["libx264", "yuv420p", "mp4", "+faststart", nil]
    )
    #expect(
      values(names, in: words(.webM, hasAlpha: false))
        == ["libvpx-vp9", "yuv420p", "webm", nil, "0"]
    )
    #expect(values(["-pix_fmt"], in: words(.webM, hasAlpha: true)) == ["yuva420p"])
    let colors = ["-color_range", "-colorspace", "-color_primaries", "-color_trc"]
    for container in Video.Container.allCases {
      #expect(
        values(colors, in: words(container, hasAlpha: false))
          == ["tv", "bt709", "bt709", "iec61966-2-1"]
      )
    }
  }

  @Test func errorsAreToldInTheSystemsWords() throws {
    #expect(Reason.of(ENOENT) == "No such file or directory")
    #expect(Reason.of(ExportFault.noFFmpeg) == String(describing: ExportFault.noFFmpeg))
    let cause = POSIXError(.EACCES)
    let error = CocoaError(.fileWriteNoPermission, userInfo: [NSUnderlyingErrorKey: cause])
    #expect(Reason.of(error) == "Permission denied")
  }

  @Test func playsAreEndlessWhereNothingIsSaid() {
    #expect(FilmFormat.animatedPNG() == .animation(.animatedPNG(plays: 0)))
    #expect(FilmFormat.animatedPNG(plays: 3) == .animation(.animatedPNG(plays: 3)))
    #expect(AnimationFormat.gif() == .gif(plays: 0))
    #expect(AnimationFormat.webP() == .webP(plays: 0, quality: .lossless))
    #expect(Video.Container.allCases.map(\.rawValue) == ["mp4", "webm"])
  }
}
