import Foundation
import HeadlessUIKit

/// Sample content for lists and pickers whose data sources are unknown, as on Interface Builder's
/// canvas.
extension Building {
  /// The views do not retain the returned objects.
  func serveSamples() -> [AnyObject] {
    made.compactMap { element, object in
      switch object {
      case let table as UITableView: serve(table, element)
      case let list as UICollectionView: serve(list, element)
      case let picker as UIPickerView: serve(picker)
      default: nil
      }
    }
  }

  private func serve(_ table: UITableView, _ element: Element) -> AnyObject? {
    guard table.dataSource.map(Connector.isStandIn) ?? true,
      !staticTables.contains(where: { $0.table === table })
    else { return nil }
    let prototypes = element.list("prototypes")
    if prototypes.isEmpty, table.backgroundView == nil {
      table.backgroundView = StandInLabel.label("Table View", in: table)
      return nil
    }
    let samples = SampleRows(prototypes, of: table, separate())
    (table.dataSource, table.delegate) = (samples, samples)
    return samples
  }

  private func serve(_ list: UICollectionView, _ element: Element) -> AnyObject? {
    guard list.dataSource.map(Connector.isStandIn) ?? true else { return nil }
    if element.list("cells").isEmpty, list.backgroundView == nil {
      list.backgroundView = StandInLabel.label("Collection View", in: list)
      return nil
    }
    let samples = SampleItems(element, of: list, separate())
    (list.dataSource, list.delegate) = (samples, samples)
    return samples
  }

  private func serve(_ picker: UIPickerView) -> AnyObject? {
    guard picker.dataSource == nil, picker.delegate == nil else { return nil }
    let samples = SamplePicker()
    (picker.dataSource, picker.delegate) = (samples, samples)
    return samples
  }
}

/// [W] The rows that the canvas shows in a picker.
private final class SamplePicker: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private static let titles = [
    "Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose",
  ]

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    Self.titles.count
  }

  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { Self.titles[row] }
}
