import CairoRenderer
import FrameExport
import Timeline

extension RawArguments {
  private enum Format: String, CaseIterable { case png, apng, gif, webp, mp4, webm, raw }

  /// Does with a source what the flags of a film ask for.
  @MainActor
  func film(_ source: FilmSource, _ session: Session) throws {
    let film = try plan(source)
    let talk = Talk(console: session.console, isJSON: has("json"))
    talk.say(source.footage.faults)
    let usual = "out/\(source.name)"
    let format = try choice("format", Format.self) ?? .png
    switch format {
    case .png:
      let folder = OutputFolder(text("out") ?? usual)
      let job = SequenceJob(film: film, folder: folder, force: has("force"))
      try run(job.summary, session) { try job.run(talk) }
    case .raw:
      guard !has("dry-run") else { return session.console.result("would write raw frames") }
      try RawJob(film: film).run()
    case .apng, .gif, .webp, .mp4, .webm:
      let path = text("out") ?? "\(usual).\(format.rawValue)"
      let kind = animation(format, film)
      let job = AnimationJob(film: film, path: path, format: kind)
      try run(job.summary, session) { try job.run(talk) }
    }
    try judge(source.footage)
  }

  @MainActor
  private func plan(_ source: FilmSource) throws -> FilmPlan {
    var film = FilmPlan(footage: source.footage, scale: source.scale)
    film.selection = try frames("frames") ?? .all
    film.span = try TimeSpan(from: instant("from"), to: instant("to"))
    film.shard = try value("shard", "a part such as 2/4") { Shard($0) } ?? .whole
    film.compression = try compressionSetting()
    film.placement = has("subpixel") ? .subpixel : .whole
    film.workers = try whole("jobs", in: 1...64)
    try film.check()
    return film
  }

  private func animation(_ format: Format, _ film: FilmPlan) -> AnimationFormat {
    let rate = film.footage.fps.framesPerSecond
    switch format {
    case .gif: return .gif()
    case .webp: return .webP()
    case .mp4: return .video(Video(.mp4, framesPerSecond: rate))
    case .webm: return .video(Video(.webM, framesPerSecond: rate))
    case .png, .apng, .raw: return .png()
    }
  }

  @MainActor
  private func run(_ summary: String, _ session: Session, _ work: () throws -> Void) throws {
    guard !has("dry-run") else { return session.console.result("would write " + summary) }
    try work()
    session.console.result(summary)
  }

  /// The frames are there either way; `--strict` lets warnings decide about the exit code.
  private func judge(_ footage: Footage) throws {
    guard has("strict"), !footage.faults.isEmpty else { return }
    let count = footage.faults.count
    let what = count == 1 ? "1 warning" : "\(count) warnings"
    throw Finding(code: .failure, description: "\(what), and --strict lets none pass")
  }
}
