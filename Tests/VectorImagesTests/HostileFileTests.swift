import CZlib
import Foundation
import Testing

@testable import VectorImages

/// Files made, or damaged, to do harm: each ends with a sentence or a picture, and soon.
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
