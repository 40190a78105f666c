import TestSupport
import Foundation

/// Storyboards and nibs whose elements and attributes are exchanged by chance.
enum DocumentMaker {
  /// The file's name and its text.
  static func document(_ dice: inout SeededGenerator) -> (name: String, text: Data) {
    let bases = [
      ("Main.storyboard", StoryboardCommandTests.storyboard),
      ("Main.storyboard", StoryboardScriptTests.storyboard), ("Main.storyboard", rich),
      ("Main.xib", StoryboardCommandTests.nib),
    ]
    var (name, text) = dice.pick(bases)
    for _ in 0...dice.number(below: 6) {
      switch dice.number(below: 6) {
      case 0, 1: text = withAnotherValue(text, &dice)
      case 2: text = withAnotherReference(text, &dice)
      case 3: text = withAnotherElement(text, &dice)
      case 4: text = withLinesTwice(text, &dice)
      default: text = withoutLine(text, &dice)
      }
    }
    return (name, Data(text.utf8))
  }

  private static let words = [
    "", "-1", "0", "1e300", "-1e300", "nan", "inf", "99999999999999999999", "YES", "null", "../x",
    "1:0", "0:1", "-1:2", "😀", "&#0;", "custom", "embed", "unwind", "relationship", "show",
    "presentation", "popoverPresentation", "showDetail", "view", "UIView", "NSObject", "Swift.Int",
    "width", "baseline", "lessThanOrEqual", "vertical", "fillProportionally", "system",
  ]

  private static let references = ["destination", "firstItem", "secondItem", "reference"]

  private static func withAnotherValue(_ text: String, _ dice: inout SeededGenerator) -> String {
    let values = text.matches(of: #/[\w:]+="([^"]*)"/#)
    guard !values.isEmpty else { return text }
    return text.replacing(dice.pick(values).output.1, with: dice.pick(words))
  }

  private static func withAnotherReference(_ text: String, _ dice: inout SeededGenerator) -> String
  {
    let ids = text.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
    let places = text.matches(of: #/ (\w+)="([^"]*)"/#).filter { references.contains(String($0.1)) }
    guard !ids.isEmpty, !places.isEmpty else { return text }
    return text.replacing(dice.pick(places).output.2, with: dice.pick(ids))
  }

  /// One element gets the name of another, everywhere.
  private static func withAnotherElement(_ text: String, _ dice: inout SeededGenerator) -> String {
    let names = text.matches(of: #/<(\w+) /#).map { String($0.1) }
    guard !names.isEmpty else { return text }
    let (old, new) = (dice.pick(names), dice.pick(names))
    return text.replacing("<\(old) ", with: "<\(new) ").replacing("</\(old)>", with: "</\(new)>")
  }

  private static func withLinesTwice(_ text: String, _ dice: inout SeededGenerator) -> String {
    var lines = text.split(separator: "\n")
    guard !lines.isEmpty else { return text }
    let first = dice.number(below: lines.count)
    let last = min(lines.count, first + 1 + dice.number(below: 8))
    lines.insert(contentsOf: lines[first..<last], at: dice.number(below: lines.count))
    return lines.joined(separator: "\n")
  }

  private static func withoutLine(_ text: String, _ dice: inout SeededGenerator) -> String {
    var lines = text.split(separator: "\n")
    if !lines.isEmpty { lines.remove(at: dice.number(below: lines.count)) }
    return lines.joined(separator: "\n")
  }

  /// A screen with most kinds of views, constraints and connections.
  private static let rich = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="n">
    <device id="retina4_7" orientation="portrait"/>
    <scenes>
    <scene sceneID="0"><objects>
    <navigationController id="n" sceneMemberID="viewController">
    <navigationBar key="navigationBar" id="nb"/>
    <connections>
    <segue destination="a" kind="relationship" relationship="rootViewController" id="nr"/>
    </connections></navigationController></objects></scene>
    <scene sceneID="1"><objects>
    <viewController id="a" title="All" sceneMemberID="viewController">
    <view key="view" id="av">
    <rect key="frame" x="0" y="0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
    <stackView axis="vertical" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="s">
    <rect key="frame" x="16" y="80" width="343" height="300"/>
    <subviews>
    <label text="Text" adjustsFontSizeToFit="NO" id="l">
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    <color key="textColor" systemColor="labelColor"/></label>
    <button buttonType="system" id="b"><state key="normal" title="Go"/>
    <connections><segue destination="c" kind="show" identifier="more" id="more"/></connections>
    </button>
    <textField borderStyle="roundedRect" placeholder="Name" id="f"/>
    <slider value="0.5" minValue="0" maxValue="1" id="sl"/>
    <segmentedControl selectedSegmentIndex="0" id="sc"><segments>
    <segment title="One"/><segment title="Two"/></segments></segmentedControl>
    <pickerView id="p"/>
    <imageView image="absent" id="i"/>
    </subviews>
    <variation key="heightClass=compact" axis="horizontal"/>
    </stackView>
    <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="sv">
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="in"/></subviews>
    <viewLayoutGuide key="contentLayoutGuide" id="cg"/>
    <viewLayoutGuide key="frameLayoutGuide" id="fg"/>
    </scrollView>
    <containerView id="cv"><connections><segue destination="e" kind="embed" id="em"/></connections>
    </containerView>
    </subviews>
    <constraints>
    <constraint firstItem="s" firstAttribute="top" secondItem="g" secondAttribute="top" id="k1"/>
    <constraint firstItem="s" firstAttribute="leading" secondItem="av" secondAttribute="leadingMargin" id="k2"/>
    <constraint firstAttribute="trailingMargin" secondItem="s" secondAttribute="trailing" id="k3"/>
    <constraint firstItem="sv" firstAttribute="top" secondItem="s" secondAttribute="bottom" constant="8" id="k4"/>
    <constraint firstItem="in" firstAttribute="width" secondItem="in" secondAttribute="height" multiplier="16:9" id="k5"/>
    <constraint firstItem="in" firstAttribute="edges" secondItem="cg" id="k6"/>
    </constraints>
    <viewLayoutGuide key="safeArea" id="g"/>
    </view>
    <navigationItem key="navigationItem" title="All" id="ni">
    <barButtonItem key="rightBarButtonItem" systemItem="add" id="bi"/></navigationItem>
    </viewController>
    <tapGestureRecognizer id="tap"/></objects></scene>
    <scene sceneID="2"><objects>
    <tableViewController id="c" sceneMemberID="viewController">
    <tableView key="view" dataMode="static" style="grouped" rowHeight="44" id="t">
    <rect key="frame" x="0" y="0" width="375" height="667"/>
    <sections><tableViewSection headerTitle="Head" id="se"><cells>
    <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="tl" id="ce">
    <tableViewCellContentView key="contentView" tableViewCell="ce" id="cc">
    <subviews><label text="Row" id="tl"/></subviews></tableViewCellContentView>
    <connections><segue destination="x" kind="unwind" unwindAction="back:" id="u"/></connections>
    </tableViewCell></cells></tableViewSection></sections>
    </tableView></tableViewController><exit id="x" sceneMemberID="exit"/></objects></scene>
    <scene sceneID="3"><objects>
    <collectionViewController id="e" sceneMemberID="viewController">
    <collectionView key="view" id="co">
    <rect key="frame" x="0" y="0" width="100" height="100"/>
    <collectionViewFlowLayout key="collectionViewLayout" id="fl">
    <size key="itemSize" width="50" height="50"/></collectionViewFlowLayout>
    <cells><collectionViewCell reuseIdentifier="q" id="q">
    <rect key="frame" x="0" y="0" width="50" height="50"/></collectionViewCell></cells>
    </collectionView></collectionViewController></objects></scene>
    </scenes>
    </document>
    """
}

extension String {
  /// The text with one of its parts exchanged.
  fileprivate func replacing(_ part: Substring, with text: String) -> String {
    String(self[..<part.startIndex]) + text + String(self[part.endIndex...])
  }
}
