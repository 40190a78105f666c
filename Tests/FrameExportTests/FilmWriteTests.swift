import Bitmap
import CairoRenderer
import FrameExport
import Foundation
import Geometry
import Imaging
import Scene
import Testing

@Suite struct FilmWriteTests {
  @Test func aSequenceShowsWhatTheRendererDraws() throws {
    let folder = try ExportFolder()
    let film = Self.film(frames: 7)
    #expect(try film.write(to: folder.url, as: .pngSequence, settings: Self.settings) == 7)
    let renderer = Renderer(scale: 2)
    for frame in film.frames {
      let file = try folder.bytes("0000\(frame.index).png")
      #expect(try PNG.decode(file) == renderer.draw(frame.scene))
    }
  }

  @Test func anAnimationKeepsPicturesAndTimes() throws {
    let folder = try ExportFolder()
    let film = Self.film(frames: 5)
    let file = folder.url.appending(path: "film.png")
    try film.write(to: file, as: .animatedPNG(plays: 2), settings: Self.settings)
    let animation = try APNG.decode(folder.bytes("film.png"))
    let renderer = Renderer(scale: 2)
    #expect(try animation.frames.map(\.bitmap) == film.frames.map { try renderer.draw($0.scene) })
    #expect(Set(animation.frames.map(\.delay)) == [APNG.Delay(numerator: 1, denominator: 60)])
    #expect(animation.plays == 2)
    #expect(folder.names == ["film.png"] && folder.hidden.isEmpty)
  }

  @Test func theWorkersOfAnAnimationChangeNoByte() throws {
    let folder = try ExportFolder()
    for workers in [1, 3] {
      var settings = Self.settings
      settings.workers = workers
      let file = folder.url.appending(path: "\(workers).png")
      try Self.film(frames: 9).write(to: file, as: .animatedPNG(), settings: settings)
    }
    #expect(try folder.bytes("1.png") == folder.bytes("3.png"))
  }

  @Test func transparentFilmsAreDeclared() throws {
    let folder = try ExportFolder()
    let empty = Scene(size: CGSize(width: 9, height: 9), root: Node(Layer()))
    let frame = Frame(index: 0, time: 0, scene: empty)
    let film = Film(frames: [frame], end: frame, duration: 0)
    #expect(throws: ExportFault.self) { try film.write(to: folder.url, settings: Self.settings) }
    var settings = Self.settings
    settings.color = .rgba
    try film.write(to: folder.url, settings: settings)
    #expect(try PNG.decode(folder.bytes("00000.png")).straightRGBA().allSatisfy { $0 == 0 })
  }

  @Test func aFilmWithoutFramesIsRefused() throws {
    let folder = try ExportFolder()
    #expect(throws: ExportFault.noFrames) { try Self.film(frames: 0).write(to: folder.url) }
  }

  @Test func aCancelledTaskStopsItsExport() async throws {
    let folder = try ExportFolder()
    let url = folder.url
    let export = Task {
      while !Task.isCancelled { await Task.yield() }
      try Self.film(frames: 7).write(to: url)
    }
    export.cancel()
    await #expect(throws: ExportFault.cancelled) { try await export.value }
    #expect(folder.names.isEmpty && folder.hidden.isEmpty)
  }

  static let settings = ExportSettings(scale: 2, workers: 2)

  /// A box that moves to the right.
  static func film(frames count: Int) -> Film {
    let frames = (0...count).map { index in
      var box = Layer(frame: CGRect(x: 3 * index, y: 4, width: 10, height: 6))
      box.background = Color(red: 1, green: 0.5, blue: 0, alpha: 1)
      var root = Layer(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
      root.children = [Node(box)]
      let white = Color(red: 1, green: 1, blue: 1, alpha: 1)
      let scene = Scene(size: CGSize(width: 40, height: 30), background: white, root: Node(root))
      return Frame(index: index, time: Double(index) / 60, scene: scene)
    }
    return Film(
      frames: Array(frames.dropLast()),
      end: frames[count],
      duration: Double(count) / 60
    )
  }
}
