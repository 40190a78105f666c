import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The parts of a search bar that is 320 points wide, in its own height.
@MainActor
@Suite(.evidence(.reported, .inferred)) struct SearchBarPlaceTests {
  private let bench = Bench()

  private func bar(_ prepare: (UISearchBar) -> Void = { _ in }) -> UISearchBar {
    let bar = UISearchBar()
    prepare(bar)
    bench.add(bar, CGRect(x: 0, y: 100, width: 320, height: bar.naturalHeight))
    bar.layoutIfNeeded()
    return bar
  }

  private func cancelButton(of bar: UISearchBar) -> UIButton? {
    bar.subviews.lazy.compactMap { $0 as? UIButton }.first { $0.currentTitle == "Cancel" }
  }

  struct Row: CustomTestStringConvertible {
    var prompt: String?
    var scopes: [String] = []
    let height: CGFloat
    let field: CGFloat
    var scopeTop: CGFloat?

    var testDescription: String { "\(prompt ?? "-") \(scopes)" }
  }

  /// 36 points in a row of 52, a little above its middle; 20 for a prompt, 44 for scopes.
  @Test(arguments: [
    Row(height: 52, field: 5), Row(prompt: "Find", height: 72, field: 25),
    Row(scopes: ["All", "Some"], height: 96, field: 5, scopeTop: 54),
    Row(scopes: ["All"], height: 52, field: 5),
    Row(prompt: "Find", scopes: ["All", "Some"], height: 116, field: 25, scopeTop: 74),
  ])
  func theFieldStandsBetweenAPromptAndScopes(row: Row) throws {
    let bar = bar {
      $0.prompt = row.prompt
      $0.scopeButtonTitles = row.scopes
      $0.showsScopeBar = true
    }
    #expect(bar.intrinsicContentSize.height == row.height && bar.frame.height == row.height)
    #expect(bar.searchTextField.frame == CGRect(x: 16, y: row.field, width: 288, height: 36))
    #expect(bar.scopes.isHidden == (row.scopeTop == nil))
    if let top = row.scopeTop {
      #expect(bar.scopes.frame == CGRect(x: 16, y: top, width: 288, height: 32))
    }
    let prompt = try #require(bar.subviews.lazy.compactMap { $0 as? UILabel }.first)
    let height: CGFloat = row.prompt == nil ? 0 : 20
    #expect(prompt.frame == CGRect(x: 0, y: 4, width: 320, height: height))
    #expect(prompt.textAlignment == .center && prompt.font == .systemFont(ofSize: 13))
    #expect(bar.subviews[0].frame == bar.bounds)
  }

  @Test(arguments: [false, true]) func cancelStandsAtTheEndOfTheField(isRightToLeft: Bool) throws {
    let bar = bar {
      $0.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    }
    let cancel = try #require(cancelButton(of: bar))
    #expect(cancel.alpha == 0 && bar.searchTextField.frame.width == 288)
    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    let field = bar.searchTextField.frame
    #expect(cancel.alpha == 1 && cancel.frame.minY == 5 && cancel.frame.height == 36)
    #expect(isNear(field.width + 8 + cancel.frame.width, 288))
    if isRightToLeft {
      #expect(isNear(cancel.frame.minX, 16) && isNear(field.maxX, 304))
      #expect(isNear(field.minX, cancel.frame.maxX + 8))
    } else {
      #expect(isNear(field.minX, 16) && isNear(cancel.frame.maxX, 304))
      #expect(isNear(cancel.frame.minX, field.maxX + 8))
    }
  }

  @Test(.evidence(.documented)) func anAppMovesTheFieldAlone() throws {
    let bar = bar {
      $0.showsCancelButton = true
      $0.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 3, vertical: -2)
    }
    let cancel = try #require(cancelButton(of: bar))
    #expect(bar.searchTextField.frame.origin == CGPoint(x: 19, y: 3))
    #expect(cancel.frame.minY == 5 && isNear(cancel.frame.maxX, 304))
  }

  @Test func aBackgroundImageBringsItsHeight() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 50)).image { _ in }
    let bar = bar { $0.setSearchFieldBackgroundImage(image, for: .normal) }
    #expect(bar.searchTextField.frame == CGRect(x: 16, y: -2, width: 288, height: 50))
    #expect(bar.searchTextField.layer.cornerRadius == 0)
  }

  @Test func aFieldStaysInTheSafeArea() {
    let sides = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 24)
    let stage = Stage(device: Stage.Device(width: 320, height: 480, scale: 2, safeArea: sides))
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 52))
    stage.window.addSubview(bar)
    stage.advance(by: 0)
    #expect(bar.searchTextField.frame == CGRect(x: 26, y: 5, width: 254, height: 36))
  }

  /// Hints, letters and carets are the field's; its button is for the finger.
  @Test func onlyTheClearButtonOfAFieldIsTouched() {
    let field = bench.add(UITextField(), CGRect(x: 0, y: 0, width: 200, height: 34))
    (field.text, field.clearButtonMode) = ("text", .always)
    field.layoutIfNeeded()
    #expect(field.subviews.filter(\.isUserInteractionEnabled) == [field.clearButton])
    #expect(field.hitTest(CGPoint(x: 20, y: 17), with: nil) === field)
    #expect(field.hitTest(field.clearButton.center, with: nil) === field.clearButton)
  }
}
