import FrameExport

extension RawArguments {
  /// Does with a reel what the flags of a film ask for.
  func film(_ source: ReelSource, _ console: Console) throws {
    enum Format: String, CaseIterable { case png, apng }
    var film = FilmPlan(reel: source.reel, scale: source.scale)
    film.selection = try frames("frames") ?? .all
    film.compression = try compressionSetting()
    film.workers = try whole("jobs", in: 1...64)
    try film.check()
    let usual = "out/\(source.name)"
    switch try choice("format", Format.self) ?? .png {
    case .png:
      let folder = OutputFolder(text("out") ?? usual)
      let job = SequenceJob(film: film, folder: folder, force: has("force"))
      try run(job.summary, console) { try job.run(console) }
    case .apng:
      let job = AnimationJob(film: film, path: text("out") ?? usual + ".apng")
      try run(job.summary, console) { try job.run(console) }
    }
  }

  private func run(_ summary: String, _ console: Console, _ work: () throws -> Void) throws {
    guard !has("dry-run") else { return console.result("would write " + summary) }
    try work()
    console.result(summary)
  }
}
