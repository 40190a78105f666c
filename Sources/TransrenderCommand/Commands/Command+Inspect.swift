import Foundation
import FrameExport
import Scene
import Timeline

extension Command {
  static let inspect = Command(
    name: "inspect",
    summary: "print what moves and which callbacks come when, or plot it",
    arguments: "FILE | BEFORE AFTER | NAME",
    flags: [
      Flag("json", "everything as JSON"),
      Flag("digests", "a digest of each frame's pixels, and all events and faults"),
      Flag("plot", takes: "FILE", "values and velocities over time, as .svg or .png"),
      Flag("player", takes: "FILE", "a page to look at the film on, with its callbacks and curves"),
      .transition, .fps, .last, .scale, .strict,
    ] + Flag.interface + Flag.pacing + Flag.stage,
    examples: [
      "inspect Examples/springs.json", "inspect Examples/springs.json --plot springs.svg",
      "inspect Examples/sheet.json --player sheet.html",
    ],
    offer: .names
  ) { arguments, session in
    guard !arguments.arguments.isEmpty else {
      throw UsageError.missingArgument("something to inspect", command: "inspect")
    }
    let ways = ["json", "digests", "plot", "player"].filter { arguments.has($0) }
    if ways.count > 1 { throw UsageError.conflict("--" + ways[0], "--" + ways[1]) }
    let plotted = try arguments.text("plot").map { path in
      try OutputFile(path, MotionPlot.kind(of: path), flag: "plot")
    }
    let page = try arguments.text("player").map { try OutputFile($0, .html, flag: "player") }
    let source = try FilmSource.any(arguments, session)
    if let file = plotted {
      let plot = try MotionPlot(source)
      try WholeFile.write(plot.bytes(as: MotionPlot.kind(of: file.name)), to: file.url)
      session.console.result("\(plot.tracks.count) tracks · \(file.name)")
    } else if let page {
      try write(source, to: page, session)
    } else if arguments.has("digests") {
      try source.plan().check()
      session.console.result(try FilmDigests(source).text)
    } else if arguments.has("json") {
      session.console.result(try InspectionReport(source).json())
    } else {
      session.console.result(try text(of: source))
    }
    if arguments.has("strict"), !source.footage.faults.isEmpty {
      throw Finding(code: .failure, description: Finding.strictness)
    }
  }

  @MainActor
  private static func write(
    _ source: FilmSource,
    to file: OutputFile,
    _ session: Session
  ) throws {
    let plan = source.plan()
    try plan.check()
    let job = PlayerJob(films: [(name: source.name, plan: plan)], file: file)
    try Interrupt.heeding { try job.run(Talk(console: session.console, isJSON: false)) }
    session.console.result(job.summary)
  }

  @MainActor
  private static func text(of source: FilmSource) throws -> String {
    let footage = source.footage
    let frames = footage.frameCount == 1 ? "1 frame" : "\(footage.frameCount) frames"
    let head = "\(source.name) · \(FilmPlan.written(footage.duration)) s · \(frames)"
    let tracks = try footage.tracks().map { "  " + line(of: $0) }
    let log =
      (footage.events.map { ($0.time, "\($0)") } + footage.faults.map { ($0.time, "\($0)") })
      .enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map { "  " + $0.element.1 }
    let parts = [head] + (log.isEmpty ? [] : ["events"] + log)
    return (parts + (tracks.isEmpty ? [] : ["tracks"] + tracks)).joined(separator: "\n")
  }

  /// The first and last values, and the range in between if it is wider.
  private static func line(of track: MotionTrack) -> String {
    let (first, last) = (track.values.first ?? 0, track.values.last ?? 0)
    let (low, high) = (track.values.min() ?? 0, track.values.max() ?? 0)
    let way = "\(track.name)  \(short(first)) → \(short(last))"
    let isWithin = low >= Swift.min(first, last) && high <= Swift.max(first, last)
    return isWithin ? way : way + "  (\(short(low)) … \(short(high)))"
  }

  private static func short(_ value: Double) -> String {
    let thousandths = (value * 1000).rounded() / 1000
    return Int(exactly: thousandths).map { "\($0)" } ?? "\(thousandths)"
  }
}

extension MotionPlot {
  @MainActor
  init(_ source: FilmSource) throws {
    let footage = source.footage
    self.init(
      title: source.name,
      duration: footage.duration.seconds,
      tracks: try footage.tracks(),
      events: footage.events
    )
  }
}
