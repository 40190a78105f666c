import Foundation
import HeadlessUIKit
import Testing

@testable import InterfaceBuilder

/// Delegates and other outlets that UIKit's own classes have.
@MainActor @Suite struct KnownOutletTests {
  private final class Owner: NSObject, UITableViewDelegate, UITableViewDataSource,
    UICollectionViewDelegate, UICollectionViewDataSource, UITextFieldDelegate, UITextViewDelegate,
    UISearchBarDelegate, UINavigationBarDelegate, UIToolbarDelegate, UIPickerViewDelegate,
    UIPickerViewDataSource, UIGestureRecognizerDelegate
  {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 0 }
    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 0 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 0 }
  }

  private func connected<Object>(
    _ element: String,
    _ type: Object.Type,
    _ names: [String],
    to owner: Owner
  ) throws -> Object {
    let outlets = names.map { "<outlet property=\"\($0)\" destination=\"-1\" id=\"o-\($0)\"/>" }
    let xml = "<\(element) id=\"x\"><connections>\(outlets.joined())</connections></\(element)>"
    let objects = try Documents.objects(Documents.nib(xml), owner: owner)
    return try #require(objects.first as? Object)
  }

  @Test func listsAskTheirOwner() throws {
    let (owner, both) = (Owner(), ["dataSource", "delegate"])
    let table = try connected("tableView", UITableView.self, both, to: owner)
    #expect(table.dataSource === owner && table.delegate === owner)
    let collection = try connected("collectionView", UICollectionView.self, both, to: owner)
    #expect(collection.dataSource === owner && collection.delegate === owner)
    let picker = try connected("pickerView", UIPickerView.self, both, to: owner)
    #expect(picker.dataSource === owner && picker.delegate === owner)
    let scroll = try connected("scrollView", UIScrollView.self, ["delegate"], to: owner)
    #expect(scroll.delegate === owner)
    let source = try connected("tableView", UITableView.self, ["dataSource"], to: owner)
    #expect(source.dataSource === owner && source.delegate == nil)
  }

  @Test func textsBarsAndRecognizersTellTheirOwner() throws {
    let (owner, one) = (Owner(), ["delegate"])
    #expect(try connected("textField", UITextField.self, one, to: owner).delegate === owner)
    #expect(try connected("textView", UITextView.self, one, to: owner).delegate === owner)
    #expect(try connected("searchBar", UISearchBar.self, one, to: owner).delegate === owner)
    #expect(try connected("navigationBar", UINavigationBar.self, one, to: owner).delegate === owner)
    #expect(try connected("toolbar", UIToolbar.self, one, to: owner).delegate === owner)
    let tap = try connected("tapGestureRecognizer", UITapGestureRecognizer.self, one, to: owner)
    #expect(tap.delegate === owner)
  }

  /// The destination may be another object of the document.
  @Test func aFieldHasTheViewsThatItsDocumentNames() throws {
    let objects = try Documents.objects(
      Documents.nib(
        """
        <textField id="f"><connections><outlet property="inputView" destination="a" id="o"/>
        <outlet property="inputAccessoryView" destination="b" id="p"/></connections></textField>
        <view tag="1" id="a"/><view tag="2" id="b"/>
        <tapGestureRecognizer id="t"/><view id="v"><connections>
        <outletCollection property="gestureRecognizers" destination="t" id="q"/></connections></view>
        """
      )
    )
    let field = try #require(objects[0] as? UITextField)
    #expect(field.inputView?.tag == 1 && field.inputAccessoryView?.tag == 2)
    let view = try #require(objects.last as? UIView)
    #expect(view.gestureRecognizers?.count == 1)
    #expect(view.gestureRecognizers?.first === objects[3] as? UITapGestureRecognizer)
  }
}
