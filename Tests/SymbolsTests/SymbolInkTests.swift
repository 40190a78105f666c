import Foundation
import Geometry
import Scene
import Testing
import Typography

@testable import Symbols

@Suite struct SymbolInkTests {
  @Test func heavierWeightsAreDarker() throws {
    let sheet = Sheet(names: SymbolDrawing.names, columns: 25, cell: 32, pointSize: 22)
    let lightest = try sheet.ink(weight: .ultraLight)
    var lighter = lightest
    for weight in FontWeight.allCases.dropFirst() {
      let ink = try sheet.ink(weight: weight)
      for (index, name) in sheet.names.enumerated() {
        // Lines that fill all of their outline grow no more.
        let growth = ink[index] - lighter[index]
        #expect(growth > -0.1, "\(name) is lighter in \(weight), by \(-growth) pixels")
      }
      lighter = ink
    }
    for (index, name) in sheet.names.enumerated() {
      let growth = lighter[index] / lightest[index]
      #expect(growth > 1.05, "\(name) is nearly the same in all weights")
    }
  }

  @Test func aLargerScaleHasThinnerLinesForItsSize() throws {
    let usual = try #require(try SymbolDrawing(named: "plus"))
    let large = try #require(try SymbolDrawing(named: "plus", magnification: 1.28))
    #expect(large.nodes.bounds.width < usual.nodes.bounds.width)
    #expect(large.size == usual.size)
  }

  @Test func eachLevelTakesItsColor() throws {
    let (front, back) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    let drawing = try #require(try SymbolDrawing(named: "checkmark.circle.fill"))
    let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(paints(drawing.commands(in: frame, colors: [front, back])) == [back, back, front])
    // In one colour the mark is left open instead.
    let mono = drawing.commands(in: frame, colors: [front])
    #expect(paints(mono).prefix(2) == [front, front])
    #expect(blendModes(mono).last == .destinationOut)
  }

  @Test func aTranslucentColorIsLaidOnOnce() throws {
    let faint = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    let drawing = try #require(try SymbolDrawing(named: "trash"))
    let commands = drawing.commands(in: CGRect(x: 0, y: 0, width: 9, height: 9), colors: [faint])
    let groups = commands.compactMap { if case .beginGroup(let group) = $0 { group } else { nil } }
    #expect(groups == [DrawingGroup(opacity: 0.5)])
    #expect(paints(commands).allSatisfy { $0.alpha == 1 })
  }

  @Test func nothingIsDrawnWithoutRoomOrColor() throws {
    let drawing = try #require(try SymbolDrawing(named: "star"))
    for size in [CGSize.zero, CGSize(width: 9, height: 0), CGSize(width: 0, height: 9)] {
      #expect(drawing.commands(in: CGRect(origin: .zero, size: size), colors: [.black]).isEmpty)
    }
    #expect(drawing.commands(in: CGRect(x: 0, y: 0, width: 9, height: 9), colors: []).isEmpty)
  }

  @Test func aGroupThatTakesSomethingAwayStaysWhole() {
    let dot = SymbolNode.fill(Path(rect: CGRect(x: 0, y: 0, width: 1, height: 1)), .primary)
    #expect(SymbolNode.group([dot, .group([dot])]).leaves.count == 2)
    #expect(SymbolNode.group([dot, .knockout([dot])]).leaves.count == 1)
  }

  /// A symbol without parts cut out costs what a letter costs: a path to fill or to stroke.
  @Test func aPlainSymbolNeedsNoGroup() throws {
    let drawing = try #require(try SymbolDrawing(named: "chevron.right"))
    let commands = drawing.commands(in: CGRect(x: 0, y: 0, width: 9, height: 9), colors: [.black])
    #expect(commands.count == 4)
  }

  private func inks(_ commands: [DrawingCommand]) -> [Ink] {
    commands.compactMap { command in
      switch command {
      case .fill(_, _, let ink), .stroke(_, _, let ink): ink
      default: nil
      }
    }
  }

  private func blendModes(_ commands: [DrawingCommand]) -> [CGBlendMode] {
    inks(commands).map(\.blendMode)
  }

  private func paints(_ commands: [DrawingCommand]) -> [Color] {
    inks(commands).compactMap { if case .color(let color) = $0.paint { color } else { nil } }
  }
}
