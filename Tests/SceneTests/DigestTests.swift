import Bitmap
import Foundation
import Geometry
import Testing

@testable import Scene

/// Every part of a value counts in its digest, and in a place of its own.
@Suite struct DigestTests {
  static let families: [[DigestSample]] = [
    DigestSample.gradients, DigestSample.images, DigestSample.frozen, DigestSample.mixes,
    DigestSample.curls, DigestSample.effects, DigestSample.commands, DigestSample.inks,
    DigestSample.strokes, DigestSample.paths, DigestSample.shadows, DigestSample.texts,
    DigestSample.decorations,
  ]

  @Test(arguments: families)
  func everyPartCounts(family: [DigestSample]) {
    for (index, sample) in family.enumerated() {
      let twins = family[..<index].filter { $0.digest == sample.digest }
      #expect(twins.isEmpty, "\(sample.testDescription) looks like \(twins)")
    }
  }

  /// The text of a scene shows digests, and so do recorded texts: another digest moves them all.
  @Test(arguments: zip(families, Self.recorded))
  func digestsStayAsRecorded(family: [DigestSample], expected: String) {
    var builder = DigestBuilder()
    for sample in family { builder.combine(sample.digest) }
    #expect(builder.finish().description.prefix(8) == expected, "\(family[0].testDescription)")
  }

  static let recorded = [
    "af9b12d8", "aa3245eb", "3fb9d40c", "49f7f845", "51e1aa4b",
    "dc24a171", "d20c14b7", "730f235b", "d8c62cb5", "b19ec19c",
    "8f3dd6d7", "f38894a9", "29e7809e",
  ]

  /// So do the records of contents, and of layers with everything unusual in turn.
  @Test func layersStayAsRecorded() {
    var builder = DigestBuilder()
    for change in LayerChange.placements + LayerChange.pictures {
      var layer = Layer()
      change.apply(&layer)
      builder.combine(Node(layer).digest)
    }
    #expect(builder.finish().description.prefix(8) == "aa27b3f6")
  }

  @Test func aSceneIsItsSizeItsBackgroundAndItsRoot() {
    let size = CGSize(width: 3, height: 4)
    let scenes = [
      Scene(size: size, root: DigestSample.leaf), Scene(size: size, root: DigestSample.other),
      Scene(size: CGSize(width: 4, height: 3), root: DigestSample.leaf),
      Scene(size: size, background: .white, root: DigestSample.leaf),
      Scene(size: size, background: .black, root: DigestSample.leaf),
    ]
    #expect(Set(scenes).count == scenes.count)
    #expect(Set(scenes.map(\.digest)).count == scenes.count)
    #expect(scenes[0] == Scene(size: size, root: DigestSample.leaf))
    #expect(scenes[0].bounds == CGRect(x: 0, y: 0, width: 3, height: 4))
  }

  @Test func sealedValuesAreEqualWhenTheyLookAlike() {
    let (drawing, twin) = (Drawing([.save, .restore]), Drawing([.save, .restore]))
    #expect(drawing == twin && drawing == drawing && drawing.hashValue == twin.hashValue)
    #expect(drawing != Drawing([.restore, .save]))
    #expect(twin.commands == [.save, .restore])
    let text = TextRuns([TextRuns.Run(DigestSample.glyphs, origin: .zero, color: .black)])
    #expect(text != TextRuns([]) && text.text == "a" && text.decorations.isEmpty)
    let line = TextRuns.Decoration(rect: .zero, color: .black)
    #expect(TextRuns([], decorations: [line]) != TextRuns([]))
  }
}
