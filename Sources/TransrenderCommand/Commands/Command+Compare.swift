import FrameExport
import Foundation
import Player
import Scene
import Timeline

extension Command {
  static let compare = Command(
    name: "compare",
    summary: "compare a recording from a device with what is filmed here",
    arguments: "RECORDING.json FILE | NAME",
    flags: [
      Flag("out", letter: "o", takes: "FILE", "a page with both films (out/NAME-device.html)"),
      .scale,
    ] + Flag.interface + Flag.stage,
    examples: ["compare raise.json Screens/raise.json", "compare sheet.json modal-sheet"],
    offer: .names
  ) { arguments, session in
    guard let path = arguments.arguments.first else {
      throw UsageError.missingArgument("RECORDING.json", command: "compare")
    }
    guard arguments.arguments.count > 1 else {
      throw UsageError.missingArgument("the FILE or NAME of the film", command: "compare")
    }
    let recording = try DeviceRecording.read(path)
    var words = arguments
    words.arguments.removeFirst()
    let named = try arguments.text("out").map { try OutputFile($0, .html) }
    let source = try FilmSource.any(words, session)
    let comparison = DeviceComparison(
      recording,
      layers: try source.footage.finely(),
      events: source.footage.events
    )
    guard !comparison.curves.isEmpty || !comparison.calls.isEmpty else {
      throw InputError(
        "\(path) and \(source.name) have no layer and no callback in common; give views the same "
          + "accessibilityIdentifier on both sides"
      )
    }
    let out = try named ?? OutputFile("out/\(source.name)-device.html", .html)
    try Interrupt.heeding { try page(recording, source: source, out: out) }
    session.console.result(comparison.lines(recording).joined(separator: "\n"))
    session.console.result(out.name)
    let aspects = DeviceRecording.Question.Aspect.allCases
    let wrong = aspects.filter { comparison.agrees(about: $0) == false }.map(\.rawValue)
    guard wrong.isEmpty else {
      throw Finding(code: .differs, description: "\(wrong.joined(separator: ", ")) differ")
    }
  }

  @MainActor
  private static func page(
    _ recording: DeviceRecording,
    source: FilmSource,
    out: OutputFile
  ) throws {
    let page = PlayerPage(title: "\(source.name) here and on \(recording.device)")
    let plan = source.plan()
    try plan.check()
    try CreatedFolders(making: out.url.deletingLastPathComponent()).unlessItFails {
      try plan.add(to: page, named: source.name, file: out.url)
      try DeviceFilm(recording: recording).add(
        to: page,
        named: "\(recording.name) on \(recording.device), \(recording.system)",
        scale: source.scale,
        file: out.url
      )
      try WholeFile.write(try page.html(), to: out.url)
    }
  }
}

extension Footage {
  // Between two of these, curves are straight to a hundredth of a point.
  private static let samplesPerSecond = 240.0

  /// Its layers, several times as often as a display shows them.
  fileprivate func finely() throws -> [SeenLayer] {
    let count = Int((duration.seconds * Self.samplesPerSecond).rounded(.up))
    let instants = (0...count).map { number in
      min(Instant(seconds: Double(number) / Self.samplesPerSecond), duration)
    }
    var log = LayerLog()
    try show(instants) { _, scene in log.add(scene) }
    return log.seenLayers(at: instants.map(\.seconds))
  }
}
