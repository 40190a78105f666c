import Catalogue
import Foundation
import Scene
import Testing

/// Laws that hold for the whole table.
@Suite struct CatalogueTests {
  @Test(arguments: Catalogue.all)
  func endsAreTheVeryScenes(entry: CatalogueEntry) {
    for progress in [-0.5, 0, -0.0] {
      #expect(Samples.frame(of: entry, at: progress) == Samples.before)
    }
    for progress in [1, 1.01, .infinity] {
      #expect(Samples.frame(of: entry, at: progress) == Samples.after)
    }
  }

  @Test(arguments: Catalogue.all)
  func endsAreTheVeryNodes(entry: CatalogueEntry) {
    let (before, after, bounds) = (Samples.before.root, Samples.after.root, Samples.before.bounds)
    let transition = entry.transition
    #expect(transition.node(from: before, to: after, in: bounds, progress: 0).label == "before")
    #expect(transition.node(from: before, to: after, in: bounds, progress: 1).label == "after")
  }

  @Test(arguments: Catalogue.all)
  func everyStepShowsSomethingElse(entry: CatalogueEntry) {
    let frames = (0...20).map { Samples.frame(of: entry, at: Double($0) / 20) }
    #expect(Set(frames.map(\.digest)).count == frames.count)
  }

  @Test(arguments: Catalogue.all)
  func aFrameIsAFunctionOfItsProgress(entry: CatalogueEntry) {
    #expect(Samples.frame(of: entry, at: 0.37) == Samples.frame(of: entry, at: 0.37))
  }

  @Test(arguments: Catalogue.all)
  func framesHoldTheCanvas(entry: CatalogueEntry) {
    let frame = Samples.frame(of: entry, at: 0.5)
    #expect(frame.size == Samples.size)
    #expect(frame.background != nil)
  }

  @Test(arguments: Catalogue.all)
  func transparentScreensGetNoBacking(entry: CatalogueEntry) {
    let before = Scene(size: Samples.size, root: Samples.before.root)
    let after = Scene(size: Samples.size, root: Samples.after.root)
    for (before, after) in [(before, after), (before, Samples.after), (Samples.before, after)] {
      #expect(entry.transition.scene(from: before, to: after, progress: 0.5).background == nil)
    }
  }

  @Test(arguments: Catalogue.all)
  func movedPicturesAreRasterGroups(entry: CatalogueEntry) {
    // The pages are in every tree, and nothing but a transform may take the mark away.
    let nodes = Samples.frame(of: entry, at: 0.4).root.subtree
    let pages = nodes.filter { node in
      node.layer.children.contains { $0.label == "before" || $0.label == "after" }
    }
    for page in pages {
      #expect(page.layer.isRasterGroup || page.layer.transform != Layer().transform)
    }
  }

  @Test func scenesOfTwoSizesShareTheCanvasOfTheSecond() {
    let small = Scene(size: CGSize(width: 10, height: 20), root: Samples.before.root)
    let frame = CrossDissolve().scene(from: small, to: Samples.after, progress: 0.5)
    #expect(frame.size == Samples.size)
    #expect(frame.root.layer.children[0].layer.frame.size == Samples.size)
  }

  @Test func namesAreUnique() {
    // However they are written.
    let names = Catalogue.all.flatMap { entry in
      Set(([entry.name] + entry.aliases).map { $0.replacing("-", with: "") })
    }
    let doubles = Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys.sorted()
    #expect(doubles.isEmpty)
  }

  @Test func namesAreLowerCaseWords() {
    for entry in Catalogue.all {
      #expect(entry.name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(entry.name)")
      #expect(!entry.help.isEmpty && !entry.help.contains("\n"))
      #expect(entry.duration > 0)
    }
  }

  @Test(arguments: [
    "push", "pop", "cover-vertical", "cross-dissolve", "flip-horizontal", "partial-curl",
    "fade", "move-in-from-left", "push-from-top", "reveal-from-bottom", "curl-up", "curl-down",
    "wipeleft", "wipetl", "diagbr", "circlecrop", "circleopen", "vertclose", "horzopen", "radial",
    "smoothup", "hlslice", "vuwind", "zoom", "doom", "cube", "fold", "flip", "book-flip",
    "coverVertical", "crossDissolve", "flipHorizontal", "partialCurl", "Curl_Up", "star-wipe",
    "squeezeh", "zoomin", "fadegrays", "fadeblack", "slideup", "coverdown",
    "distance", "pixelize", "hblur", "fadefast", "fadeslow", "wipebr", "diagtl", "vdslice",
    "hrwind",
    "slideright", "smoothdown", "rectcrop", "horzclose", "vertopen", "circleclose", "fadewhite",
    "sheet", "moveIn", "reveal", "slide", "wipe", "wind", "windowblinds", "Directional",
    "linear-blur",
    "InvertedPageCurl", "StarWipe", "BookFlip", "GridFlip", "DoomScreenTransition", "dissolve",
    "revealleft", "cube-left", "doorway", "gridflip", "swap", "fold-left", "clock-wipe", "iris",
  ])
  func namesOfOtherToolsAreKnown(name: String) throws {
    _ = try Catalogue.entry(named: name)
  }

  /// Squares of a sliver would be more and smaller than anybody can see.
  @Test func aSliverIsNotCutIntoThousands() {
    let root = Node(Layer(frame: CGRect(x: 0, y: 0, width: 1, height: 20_000)))
    let page = Page(root, in: root.layer.bounds)
    #expect(FlipGrid().layers(from: page, to: page, progress: 0.5).count < 2000)
  }
}
