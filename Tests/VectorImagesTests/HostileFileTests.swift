import CZlib
import Foundation
import Testing

@testable import VectorImages

/// Files made, or damaged, to do harm: each ends with a sentence or a picture, and soon; some took
/// hours once.
@Suite struct HostileFileTests {
  /// Reads a file and says how that ended; anything but a sentence would end the process.
  @discardableResult
  private func outcome(_ bytes: [UInt8]) -> VectorImageError? {
    do {
      _ = try VectorImage(bytes)
      return nil
    } catch { return error }
  }

  /// A string, a name or a dictionary that the file ends in.
  @Test(arguments: ["<<</A <", "<<</A (", "<<</A /", "<<</A [", "<4", "<<</Length 9>>stream"])
  func filesThatEndInTheMiddleOfAValue(end: String) {
    #expect(outcome(Array("%PDF-1 0 obj\(end)".utf8)) != nil)
  }

  @Test func formsThatShowThemselves() {
    let bytes = Documents.pdf(
      "/F Do",
      resources: "/XObject<</F 5 0 R>>",
      objects: [
        "<</Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</F 5 0 R>>>>/Length 5>>"
          + "stream\n/F Do\nendstream"
      ]
    )
    #expect(outcome(bytes) == .tooLarge(limit: "24 nested forms"))
  }

  @Test func formsThatShowOthersTenTimesEach() {
    let objects = (0..<12).map { index in
      "<</Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</F \(index + 6) 0 R>>>>/Length 60>>"
        + "stream\n\(String(repeating: "/F Do ", count: 10))\nendstream"
    }
    let bytes = Documents.pdf("/F Do", resources: "/XObject<</F 5 0 R>>", objects: objects)
    guard case .tooLarge = outcome(bytes) else {
      Issue.record("ten to the twelfth forms were drawn")
      return
    }
  }

  @Test func objectsThatReferToThemselves() {
    for (from, to) in [
      ("/Kids[3 0 R]", "/Kids[2 0 R]"), ("/MediaBox[0 0 20 10]", "/MediaBox 3 0 R"),
    ] {
      let text = String(decoding: Documents.pdf("f"), as: UTF8.self)
      #expect(outcome(Array(text.replacing(from, with: to).utf8)) != nil)
    }
  }

  @Test func usesThatShowEachOther() {
    let bytes = Documents.svg("<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>")
    guard case .tooLarge = outcome(bytes) else {
      Issue.record("a circle of uses came to an end")
      return
    }
  }

  @Test func usesThatShowOthersTenTimesEach() {
    let levels = (0..<9).map { level in
      let uses = String(repeating: "<use href='#l\(level + 1)'/>", count: 10)
      return "<g id='l\(level)'>\(uses)</g>"
    }
    let bytes = Documents.svg(levels.joined() + "<rect id='l9' width='1' height='1'/>")
    guard case .tooLarge = outcome(bytes) else {
      Issue.record("ten to the ninth rectangles were drawn")
      return
    }
  }

  @Test func entitiesMadeOfOthers() {
    let text = """
      <!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><svg width="1" height="1">&b;</svg>
      """
    #expect(
      outcome(Array(text.utf8))
        == .damaged(reason: "its document type has nested entities")
    )
  }

  @Test func deepBracketsAndDeepElements() {
    let brackets = String(repeating: "[", count: 100_000)
    #expect(outcome(Documents.pdf(brackets)) == nil)
    let groups = String(repeating: "<g>", count: 100_000)
    #expect(outcome(Documents.svg(groups)) == .tooLarge(limit: "200 nested elements"))
  }

  @Test func streamsThatGrowWithoutEnd() throws {
    let zeros = [UInt8](repeating: 0, count: VectorLimits.streamBytes + 1)
    var bomb = [UInt8](repeating: 0, count: 1 << 20)
    var count = UInt(bomb.count)
    #expect(compress(&bomb, &count, zeros, UInt(zeros.count)) == Z_OK)
    #expect(Inflate.unpack(bomb[..<Int(count)]) == nil)
    // A damaged end is not a bomb: what came before it counts.
    #expect(Inflate.unpack(bomb[..<1000])?.isEmpty == false)
  }

  @Test func sizesThatFitNowhere() {
    #expect(outcome(Documents.pdf("", size: "0 0 1e9 1")) != nil)
    #expect(outcome(Documents.pdf("", size: "0 0 0 0")) != nil)
    #expect(outcome(Documents.svg("", "width='99999' height='1'")) != nil)
    #expect(outcome(Documents.pdf("", size: "0 0 999999999999999999999999 5")) != nil)
  }

  @Test func numbersThatFitNowhere() {
    let numbers = "9e99 99999999999999999999999 -99999999999999999999999 .0000000000000000000001"
    let words = [
      "m", "cm", "w", "d", "J", "j", "M", "re", "c", "k", "g", "l", "S", "f", "gs", "Do", "sh",
    ]
    let content = words.map { "\(numbers) 1 1 1 \($0)" }.joined(separator: "\n")
    #expect(outcome(Documents.pdf(content)) == nil)
    let shapes = """
      <path d='M1e99 1e99L-1e99 5A1e99 1e99 1e99 1 1 1e99 1e99z' stroke='red' stroke-width='1e99'/>
      <rect x='1e99' width='1e99' height='1e99' rx='1e99'/><g transform='scale(1e99)'><circle r='1'/></g>
      """
    #expect(outcome(Documents.svg(shapes)) == nil)
  }

  @Test(arguments: circles)
  func functionsThatContainThemselves(function: String) {
    let shading = "<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 1 1]/Function 5 0 R>>"
    let resources = "/Shading<</S \(shading)>>"
    #expect(outcome(Documents.pdf("/S sh", resources: resources, objects: [function])) == nil)
  }

  private static let circles: [String] = {
    func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
    let stitching = "/FunctionType 3/Domain[0 1]/Bounds[\(many(".5 ", 255))]"
    let encode = "/Encode[\(many("0 1 ", 256))]"
    return [
      "[\(many("5 0 R ", 32))]", "<<\(stitching)\(encode)/Functions[\(many("5 0 R ", 256))]>>",
    ]
  }()

  @Test func tablesThatCountBeyondIntegers() {
    let entries = String(repeating: "0000000009 00000 n \n", count: 1100)
    let table = "xref\n9223372036854774784 1100\n\(entries)trailer<<>>\nstartxref\n9\n%%EOF"
    #expect(outcome(Array("%PDF-1.4\n\(table)".utf8)) != nil)
  }

  @Test func tablesOfEntriesWithoutBytes() {
    let pairs = String(repeating: "0 500000 ", count: 10_000)
    let table = Documents.stream("/Type/XRef/W[0 0 0]/Index[\(pairs)]", [])
    let end = Array("\nstartxref\n9\n%%EOF".utf8)
    #expect(outcome(Array("%PDF-1.4\n1 0 obj ".utf8) + table + end) != nil)
  }

  @Test(arguments: ["(", "<", "<<>>stream\n", "[1 ", "/A", "trailer("])
  func objectsThatContainAllThatFollow(start: String) {
    let objects = (1...15_000).map { "\($0) 0 obj\(start)" }.joined()
    #expect(outcome(Array("%PDF-1.4\n\(objects)".utf8)) != nil)
  }

  @Test func patternsWhoseTilesAreNowhere() {
    let huge = "1" + String(repeating: "0", count: 150)
    let pattern =
      "<</PatternType 1/PaintType 1/BBox[0 0 9 9]/XStep 9/YStep 9"
      + "/Matrix[\(huge) 0 0 .\(String(repeating: "0", count: 140))1 \(huge)\(huge) 0]/Length 1>>"
      + "stream\nn\nendstream"
    let content = "/Pattern cs /P scn 0 0 5 5 re f"
    let bytes = Documents.pdf(content, resources: "/Pattern<</P 5 0 R>>", objects: [pattern])
    #expect(outcome(bytes) == nil)
  }

  @Test func picturesDrawnAgainAndAgain() {
    let entries = "<</Subtype/Image/Width 2000/Height 2000/ImageMask true/Length 1>>"
    let image = "\(entries)stream\n0\nendstream"
    func page(_ times: Int) -> [UInt8] {
      Documents.pdf(
        String(repeating: "/I Do ", count: times),
        resources: "/XObject<</I 5 0 R>>",
        objects: [image]
      )
    }
    #expect(outcome(page(8)) == nil)
    #expect(outcome(page(9)) == .tooLarge(limit: "32000000 pixels in its pictures"))
  }

  @Test func longPathsUsedAgainAndAgain() {
    let path = "<path id='p' d='M0 0\(String(repeating: "z", count: 10_000))' fill='none'/>"
    let uses = String(repeating: "<use href='#p'/>", count: 210)
    #expect(outcome(Documents.svg(path + uses)) == .tooLarge(limit: "2000000 lines and curves"))
  }

  @Test func boxesOfMuchThatIsNotDrawn() {
    let hidden = "<defs>\(String(repeating: "<line/>", count: 2000))</defs>"
    let mask = "<mask id='m' maskContentUnits='objectBoundingBox'/>"
    let group = "<g id='g' mask='url(#m)'>\(hidden)</g>"
    let uses = String(repeating: "<use href='#g'/>", count: 60)
    #expect(outcome(Documents.svg(mask + group + uses)) == .tooLarge(limit: "100000 steps"))
  }

  @Test func arcsBetweenPointsTooNearToMeasure() {
    #expect(outcome(Documents.svg("<path d='M0 0a1e6 1e6 0 0 0 1e-300 0'/>")) == nil)
  }

  @Test func secondDocumentTypes() {
    let types = "<!DOCTYPE svg><!DOCTYPE svg [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;\">]>"
    #expect(
      outcome(Array("\(types)<svg width=\"1\" height=\"1\">&b;</svg>".utf8))
        == .damaged(reason: "it has two document types")
    )
  }

  @Test func entitiesThatMakeTheTextMuchLonger() {
    let type = "<!DOCTYPE svg [<!ENTITY a \"\(String(repeating: "a", count: 256))\">]>"
    let text = String(repeating: "&a;", count: 20_000)
    #expect(
      outcome(Array("\(type)<svg width=\"1\" height=\"1\">\(text)</svg>".utf8))
        == .tooLarge(limit: "4 MB of replaced entities")
    )
  }

  /// Bytes of real files changed by chance, always the same chance.
  @Test func damagedFiles() {
    let seeds = [
      Documents.pdf(
        "q 1 0 0 1 2 2 cm /G gs 0 0 5 5 re W n /P cs /S scn 0 0 5 5 re f Q BI /W 1 /H 1 ID x EI",
        resources: "/ExtGState<</G<</ca .5/SMask<</S/Alpha/G 5 0 R>>>>>>/Pattern<</S<</Shading"
          + "<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 1 1]/Function 6 0 R>>>>>>",
        objects: [
          "<</Subtype/Form/BBox[0 0 9 9]/Length 12>>stream\n0 0 3 3 re f\nendstream",
          "<</FunctionType 0/Domain[0 1]/Range[0 1 0 1 0 1]/Size[2]/BitsPerSample 8/Length 6>>"
            + "stream\n\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}\nendstream",
        ]
      ),
      Documents.svg(
        """
        <defs><linearGradient id='a'><stop offset='.5' stop-color='#123'/><stop offset='1'/>
        </linearGradient><clipPath id='c'><path d='M0 0a1 2 30 1 0 4 4z'/></clipPath></defs>
        <g transform='rotate(30 1 2)' clip-path='url(#c)'><use href='#p' x='1'/>
        <path id='p' d='M1 2C3 4 5 6 7 8S1 2 3 4q1 1 2 2t3 3z' fill='url(#a)' stroke-dasharray='1 2'/></g>
        """
      ),
    ]
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func chance(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    var refused = 0
    for round in 0..<1500 {
      var bytes = seeds[round % 2]
      for _ in 0...chance(4) {
        let place = chance(bytes.count)
        switch chance(4) {
        case 0: bytes[place] = UInt8(chance(256))
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(bytes[chance(bytes.count)], at: place)
        default: bytes.removeSubrange(place..<min(place + chance(20), bytes.count))
        }
      }
      if outcome(bytes) != nil { refused += 1 }
    }
    #expect((1..<1500).contains(refused))
  }
}
