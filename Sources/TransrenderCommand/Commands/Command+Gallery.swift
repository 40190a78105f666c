import Foundation

extension Command {
  static let gallery = Command(
    name: "gallery",
    summary: "make a site of a folder's screen files, storyboards and goldens",
    arguments: "FOLDER",
    flags: [.siteFolder, .fps, .scale, .strict] + Flag.stage,
    examples: ["gallery . --out site", "gallery Goldens --out out/goldens"]
  ) { arguments, session in
    try arguments.expectArguments(named: ["FOLDER"])
    let site = try SiteFolder(arguments.text("out") ?? "out/site")
    let folder = try GalleryFolder(arguments.arguments[0], without: site.url)
    let job = GalleryJob(folder: folder, site: site, raw: arguments, session: session)
    try Interrupt.heeding { try job.run() }
  }
}

extension Flag {
  fileprivate static let siteFolder = Flag(
    "out",
    letter: "o",
    takes: "FOLDER",
    "the site's folder, new or made by `gallery` (out/site)"
  )
}
